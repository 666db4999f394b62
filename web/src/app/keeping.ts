/** Whether the browser keeps what is on this device until somebody deletes it, or may clear it when it needs room. */

/** Ask for it; browsers decide by themselves, some ask the person. Pages over plain http, and old browsers, cannot ask. */
export async function keepForGood(storage = globalThis.navigator?.storage): Promise<boolean> {
  try {
    return (await isKeptForGood(storage)) || ((await storage?.persist?.()) ?? false);
  } catch {
    return false;
  }
}

export async function isKeptForGood(storage = globalThis.navigator?.storage): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) ?? false;
  } catch {
    return false;
  }
}
