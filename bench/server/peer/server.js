// A six-player murder game on boardgame.io: node server.js memory | node server.js flatfile FOLDER
//
// As small as a comparable game can be: hands that only their owner sees, a roll, a walk, a
// suggestion that the next player who can refutes, and the end of the turn.
const { Server, FlatFile } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const [SUSPECTS, WEAPONS, ROOMS] = [6, 6, 9];
const kinds = [[0, SUSPECTS], [SUSPECTS, WEAPONS], [SUSPECTS + WEAPONS, ROOMS]];

const murder = {
  name: 'murder',
  minPlayers: 6,
  maxPlayers: 6,

  setup: ({ ctx, random }) => {
    const envelope = [], deck = [];
    for (const [first, size] of kinds) {
      const cards = random.Shuffle([...Array(size).keys()].map((n) => first + n));
      envelope.push(cards.pop());
      deck.push(...cards);
    }
    const players = {};
    random.Shuffle(deck).forEach((card, n) => {
      const seat = n % ctx.numPlayers;
      players[seat] = players[seat] || { hand: [], shown: null };
      players[seat].hand.push(card);
    });
    return { secret: { envelope }, players, rooms: Array(6).fill(0), rolled: 0, said: null };
  },

  moves: {
    roll: ({ G, random }) => {
      if (G.rolled) return INVALID_MOVE;
      G.rolled = random.D6() + random.D6();
    },
    walk: ({ G, playerID }, room) => {
      if (!G.rolled || !Number.isInteger(room) || room < 0 || room >= ROOMS) return INVALID_MOVE;
      G.rooms[playerID] = room;
    },
    suggest: ({ G, ctx, playerID }, suspect, weapon) => {
      if (!(suspect >= 0 && suspect < 6 && weapon >= 6 && weapon < 12)) return INVALID_MOVE;
      const cards = [suspect, weapon, 12 + G.rooms[playerID]];
      G.said = { by: playerID, cards, refuted: null };
      for (let n = 1; n < ctx.numPlayers; n++) {
        const seat = (Number(playerID) + n) % ctx.numPlayers;
        const card = G.players[seat].hand.find((held) => cards.includes(held));
        if (card === undefined) continue;
        G.said.refuted = seat;
        G.players[playerID].shown = card;
        break;
      }
    },
    end: ({ G, events }) => {
      G.rolled = 0;
      events.endTurn();
    },
  },

  playerView: PlayerView.STRIP_SECRETS,
};

const [store, folder] = process.argv.slice(2);
const db = store === 'flatfile' ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [murder], origins: [/localhost/], ...(db && { db }) });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
