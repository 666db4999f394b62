const state = document.getElementById("state");
document.getElementById("command").textContent = `penultima join ${location.href}`;

async function look() {
  try {
    const answer = await fetch("/readyz", { cache: "no-store" });
    state.textContent = answer.ok ? "The table is ready." : "The tables are being set up …";
    if (answer.ok) return;
  } catch {
    state.textContent = "The server does not answer. Trying again …";
  }
  setTimeout(look, 700);
}

look();
