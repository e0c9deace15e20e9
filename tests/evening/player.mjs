// Somebody who plays for a team: sits where the tournament puts them, decides quickly, and comes back when the line
// breaks.
import { Line } from './wire.mjs';

const field = (position, name) => new RegExp(`(?:^| )${name}=([^ ]*)`).exec(position)?.[1];

/** Marbles home by seat: {a: 2, b: 0, ...}. */
export function marblesHome(position) {
  const home = {};
  for (const seat of field(position, 'board').split('/')) home[seat[0]] = seat.slice(2).split(',').filter((one) => one.startsWith('H')).length;
  return home;
}

const handOf = (position, seat) =>
  field(position, 'hands')
    .split('/')
    .find((hand) => hand.startsWith(seat))
    .slice(2)
    .split(',')
    .filter((card) => card !== '');

// Marbles home, then marbles on the way: enough for games that come to an end.
function worth(board, side) {
  let points = 0;
  for (const seat of board.split('/')) {
    const own = side.includes(seat[0]) ? 1 : -1;
    for (const space of seat.slice(2).split(',')) points += own * (space.startsWith('H') ? 100 + Number(space.slice(1)) : space === 'B' ? 0 : 30);
  }
  return points;
}

export class Player {
  #line;
  #told = 0;
  #waiting = new Map(); // commands without an answer, by id
  #number = 0;
  #name = Math.random().toString(36).slice(2, 10); // of its commands: a table remembers those of everybody before us
  #over = false;
  #isNew = true; // the line: nothing was said over it yet
  #asked = ''; // the decision for which plays were asked

  constructor(evening, person, table) {
    this.evening = evening;
    this.person = person;
    this.table = table;
    this.#open();
  }

  leave() {
    this.#over = true;
    this.#line.close();
  }

  #open() {
    if (this.#over) return;
    this.#isNew = true;
    this.#line = new Line(this.evening.port, `/ws/${this.table}?last=${this.#told}`, this.person.cookie, {
      onText: (text) => this.#hear(JSON.parse(text)),
      onEnd: () => {
        if (!this.#over) setTimeout(() => this.#open(), 100 + Math.random() * 300);
      },
    });
  }

  #send(want) {
    const command = { v: 1, id: `${this.#name}-${++this.#number}`, do: want };
    this.#waiting.set(command.id, command);
    this.#line.send(command);
  }

  #hear(message) {
    if (this.#isNew) this.#resend();
    this.#isNew = false;
    if (message.k === 'view' || message.k === 'event') {
      this.#told = message.n;
      if (message.places) this.places = message.places;
      if (message.game) this.game = message.game;
      const result = message.k === 'view' ? message.result : message.event.k === 'ended' ? message.event.result : undefined;
      if (result !== undefined) return this.evening.noteEnd(this.table, result, this.game.position, this.places);
      this.#decide();
    } else if (message.k === 'ok') {
      const command = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      if (command?.do.k === 'list_plays') this.#choose(command.do.seat, message.plays);
      else this.#decide();
    } else if (message.k === 'error' && message.re) {
      this.#waiting.delete(message.re);
      this.evening.noteRefusal(message.code);
      this.#asked = '';
    }
  }

  // The line had broken: the same commands under the same ids, which are carried out once.
  #resend() {
    for (const command of this.#waiting.values()) this.#line.send(command);
  }

  #seats() {
    return this.places?.filter((place) => place.person === this.person.id && !place.absent).map((place) => place.seats).join('') ?? '';
  }

  // One thing at a time: what others do meanwhile is looked at when the answer is there.
  #decide() {
    if (!this.game || this.#waiting.size > 0) return;
    for (const seat of this.game.deciding) {
      if (!this.#seats().includes(seat)) continue;
      const decision = `${seat} ${this.game.position}`;
      if (decision === this.#asked) continue;
      this.#asked = decision;
      if (field(this.game.position, 'phase') === 'swap') {
        const hand = handOf(this.game.position, seat);
        this.#send({ k: 'give', seat, card: hand[Math.floor(Math.random() * hand.length)] });
      } else this.#send({ k: 'list_plays', seat });
    }
  }

  #choose(seat, plays) {
    if (!plays || plays.length === 0) return;
    const side = this.evening.sideOf(seat);
    const points = plays.map((one) => worth(one.board, side) + Math.random());
    this.#send({ k: 'play', seat, play: plays[points.indexOf(Math.max(...points))].play });
  }
}
