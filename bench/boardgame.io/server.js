// A card table in boardgame.io: a hidden hand for each of four players, one card laid a turn. Kept in memory only.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const table = {
  name: "table",
  setup: ({ ctx, random }) => ({
    secret: { pile: random.Shuffle([...Array(108).keys()]) },
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, { hand: [1, 2, 3, 4, 5, 6, 7] }])),
    top: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Lays the first card and draws another one, so that a round never ends.
    lay: ({ G, playerID }) => {
      const hand = G.players[playerID].hand;
      G.secret.pile.unshift(G.top);
      G.top = hand.shift();
      hand.push(G.secret.pile.pop());
    },
  },
};

const server = Server({ games: [table], origins: ["*"] });
server.run(Number(process.argv[2]), () => console.log("ready"));
