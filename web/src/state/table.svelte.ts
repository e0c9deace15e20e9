// A table as this page shows it: what the server tells, played out one event after another.
import type {
  Evening,
  EventMessage,
  GameShown,
  NextSeats,
  Options,
  Place,
  ServerMessage,
  TableEvent,
  ViewMessage,
  Want,
} from '@tacit/wire';
import { endsGame, splashOf, splashTime } from '../game/drama';
import { handsAfter, History, type Entry, type Made } from '../game/history';
import { flights, settled, type Marble, type Motion } from '../game/marbles';
import type { Pass } from '../game/passing';
import { parsePlay } from '../game/play';
import { parsePosition, type Position } from '../game/position';
import { waysOf, type Way } from '../game/ways';
import { seatsIn, type Card, type Seat } from '../game/words';
import { refusalWords } from '../words/refusals';
import { isByCorrespondence } from '../table/correspondence';
import { signal } from '../browser/signal';
import { Pauses } from '../game/timing';
import { legalPlays } from '../core/plays';
import { browserHelp, Refused, TableLine, type Line, type LineListener, type LineState } from '../net/line';
import type { Device } from './device.svelte';
import { Choosing } from './choosing.svelte';
import { Clocks } from './clocks.svelte';
import { me } from './me.svelte';
import { lookTime, wantsAll } from './patience';
import { Presence } from './presence.svelte';
import { Sealing } from './sealing.svelte';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';
import { Talk } from './talk.svelte';

// Beyond this many waiting plays the page jumps instead of playing them out.
const tooMany = 6;

const askAgainAfter = 1000;

export class TableState {
  line = $state<LineState>('connecting');
  options = $state.raw<Options>();
  host = $state('');
  stage = $state<ViewMessage['stage']>('open');
  you = $state('');
  places = $state.raw<Place[]>([]);
  game = $state.raw<GameShown>();
  position = $state.raw<Position>();
  entries = $state.raw<Entry[]>([]);
  last = $state.raw<Made>();
  result = $state<string>();
  next = $state<string>();
  evening = $state.raw<Evening>();
  nextSeats = $state.raw<NextSeats>();
  ways = $state.raw<Way[]>();
  news = $state.raw<Entry>(); // the latest to be told aloud
  refusal = $state('');
  goOn = $state.raw<() => void>(); // there while the next bot waits for us
  slowness = $state(1); // of what is played out now, as many times
  clockSkew = 0;
  readonly choosing = new Choosing();
  readonly presence = new Presence();
  readonly talk = new Talk();
  readonly sealing = new Sealing(this, (want) => this.wire.send(want));
  readonly clocks = new Clocks(
    () => this.game?.clocks ?? [],
    () => this.serverNow,
  );
  private readonly pauses = new Pauses();
  private readonly shown = new Shown(this.pauses);

  private readonly wire: Line;
  private history: History | undefined;
  private readonly queue: EventMessage[] = [];
  private working = false;
  private views = 0; // what came before the last one is no longer of interest
  private seen = true; // no play of a bot is on the board that was not looked at
  private waysFor: GameShown | undefined; // the standing that `ways` belong to
  private readonly wake = (): void => this.wire.wake();
  private readonly cut = (): void => this.wire.cut();
  private arrive: () => void = () => undefined;
  /** Done when we have been told how the table stands. */
  readonly arrived = new Promise<void>((done) => (this.arrive = done));

  /** Over the network, unless somebody brings a line of another kind; `device` is there for a table of this device. */
  constructor(
    readonly table: string,
    connect: (listener: LineListener) => Line = (listener) =>
      new TableLine(
        table,
        listener,
        browserHelp(() => me.helloAgain()),
      ),
    readonly device?: Device,
    private readonly drama = false, // great plays are announced, and the last one is shown slowly: for a room that looks on
  ) {
    this.wire = connect({ message: (m) => this.hear(m), state: (s) => (this.line = s) });
    addEventListener('online', this.wake);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.cut);
    this.presence.close();
    document.removeEventListener('visibilitychange', this.wake);
    this.wire.close();
  }

  get marbles(): Marble[] {
    return this.shown.marbles;
  }

  get motions(): Motion[] {
    return this.shown.motions;
  }

  get passes(): Pass[] {
    return this.shown.passes;
  }

  get busy(): boolean {
    return this.shown.busy;
  }

  /** The play that is on its way across the board. */
  get showing(): Made | undefined {
    return this.busy ? this.last : undefined;
  }

  // ---- Who we are here ----

  get mySeats(): Seat[] {
    return seatsIn(this.you);
  }

  get myPlace(): number {
    return this.places.findIndex((place) => this.you !== '' && place.seats === this.you);
  }

  get ownPlace(): Place | undefined {
    return this.places[this.myPlace];
  }

  /** By the server's clock. */
  get serverNow(): number {
    return Date.now() - this.clockSkew;
  }

  /** The host alone; for a game somebody must sit. */
  get mayStart(): boolean {
    return !this.sealing.called && this.places.some(({ person }) => person !== undefined) && this.person === this.host;
  }

  get connected(): boolean {
    return this.line === 'open' || this.line === 'sending';
  }

  /** The seat of ours that has to decide now. */
  get deciding(): Seat | undefined {
    return this.stage === 'playing' ? this.mySeats.find((seat) => this.game?.deciding.includes(seat)) : undefined;
  }

  /** The seat whose hand is in our hands: under a Devil the victim's. */
  get handSeat(): Seat | undefined {
    const { position, deciding } = this;
    if (position && deciding && position.phase !== 'swap' && position.by === deciding) return position.turn;
    return deciding ?? this.mySeats.find((seat) => (position?.hands.get(seat)?.count ?? 0) > 0) ?? this.mySeats[0];
  }

  get hand(): Card[] {
    const seat = this.handSeat;
    return (seat && this.position?.hands.get(seat)?.cards) || [];
  }

  placeOf(seat: Seat): number {
    return this.places.findIndex((place) => place.seats.includes(seat));
  }

  // ---- Commands ----

  async send(want: Want): Promise<boolean> {
    try {
      await this.wire.send(want);
      this.refusal = '';
      return true;
    } catch (why) {
      if (why instanceof Refused) this.refusal = refusalWords(why.answer.code, want.k);
      return false;
    }
  }

  async give(card: Card): Promise<void> {
    const seat = this.deciding;
    if (seat) await this.decide({ k: 'give', seat, card });
  }

  async play(play: string): Promise<void> {
    const seat = this.deciding;
    if (seat) await this.decide({ k: 'play', seat, play });
  }

  /** Until it is answered, what was chosen stays where it was put, and nothing else can be chosen. */
  private async decide(want: Want): Promise<void> {
    this.ways = undefined;
    const done = await this.send(want);
    this.choosing.clear();
    if (!done) void this.askWays();
  }

  // ---- What the server tells ----

  private hear(message: ServerMessage): void {
    if (message.k === 'view') this.begin(message);
    else if (message.k === 'event') {
      this.queue.push(message);
      if (message.event.k === 'took_back') this.hurry(); // what is taken back need not be looked at
      void this.work();
    } else if (message.k === 'presence') {
      this.clockSkew = Date.now() - message.t;
      if (this.waitsForNobody)
        this.presence.tell(
          this.places.map((_, place) => place),
          message.spectators,
          [],
        );
      else this.presence.tell(message.here, message.spectators, message.away);
    }
  }

  /** By correspondence nobody is missed: who is not connected plays all the same. */
  private get waitsForNobody(): boolean {
    return this.options !== undefined && isByCorrespondence(this.options.clock) && this.stage === 'playing';
  }

  private hurry(): void {
    this.pauses.hurry();
    this.goOn?.();
  }

  private begin(view: ViewMessage): void {
    this.queue.length = 0;
    this.views++;
    this.seen = true;
    if (this.working) this.hurry();
    this.clockSkew = Date.now() - view.t;
    this.options = view.options;
    this.host = view.host;
    this.stage = view.stage;
    this.you = view.you;
    this.talk.mutes = view.mutes ?? [];
    this.places = view.places;
    this.result = view.result;
    this.next = view.next;
    this.evening = view.evening;
    this.nextSeats = view.nextSeats;
    this.history = undefined;
    if (view.game) this.showAtOnce(view.game, view.log);
    void this.askWays();
    this.sealing.begin(view);
    this.arrive();
  }

  private showAtOnce(game: GameShown, log: readonly string[]): void {
    const position = parsePosition(game.position);
    this.history ??= History.of(position, log);
    this.game = game;
    this.position = position;
    this.shown.put(position.board, this.history.standing);
    this.tellEntries();
  }

  private tellEntries(): void {
    this.entries = [...(this.history?.entries ?? [])];
    this.last = this.history?.lastPlay();
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) await this.take(message);
    this.working = false;
    this.pauses.takeTime();
    await this.askWays();
  }

  private async take(message: EventMessage): Promise<void> {
    const { event, game, places } = message;
    if (places) this.places = places;
    if (message.evening || event.k === 'next_wanted') this.evening = message.evening;
    if (message.evening) this.nextSeats = message.nextSeats;
    this.you =
      this.places.find((place) => place.person !== undefined && place.person === this.person)?.seats ?? this.you;
    this.note(event, message.t);
    if (!game) return;
    const position = parsePosition(game.position);
    this.history ??= History.from(position);
    if (this.marbles.length === 0) this.shown.put(position.board, this.history.standing);
    const { views } = this;
    if (event.k === 'played') {
      if (this.patient && event.how === 'bot') await this.lookedAt();
      if (views !== this.views) return;
      const made = this.history.addPlay(
        this.position ?? position,
        event.seat as Seat,
        parsePlay(event.play),
        position.board,
      );
      await this.playOut(made);
      if (this.patient && event.how === 'bot' && !document.hidden) await this.pauses.sleep(lookTime(made));
      if (views !== this.views) return;
      this.seen = event.how !== 'bot';
    }
    if (event.k === 'took_back') this.takeBack(event.seat as Seat, position);
    if (event.k === 'board_set') this.news = this.history.addSetting(event.board);
    this.game = game;
    await this.newDeal(event, position);
    if (views !== this.views) return;
    this.position = position;
    const moved = flights(this.marbles, settled(this.marbles, position.board)).length > 0;
    if (moved || event.k !== 'played') this.shown.flyTo(position.board);
    this.tellEntries();
  }

  private takeBack(seat: Seat, now: Position): void {
    if (now.phase === 'swap') this.history?.takeBackDeal();
    else this.history?.takeBackOf(seat);
    this.seen = true;
  }

  /** Our own id, told by the start screen; a view tells our seats, later events only places. */
  person: string | undefined;

  private note(event: TableEvent, at: number): void {
    if (event.k === 'started') this.stage = 'playing';
    if (event.k === 'ended') {
      this.stage = 'over';
      this.result = event.result;
      signal('end');
    }
    if (event.k === 'aborted') this.stage = 'aborted';
    if (event.k === 'rematch') this.next = event.table;
    if (event.k === 'rose' && this.places[event.place]?.seats === this.you) this.you = '';
    if (event.k === 'handed_over') this.host = event.person;
    this.sealing.hear(event, this.person);
    this.talk.hear(event, at, this.serverNow, this.stage === 'playing');
  }

  // A deal is not an event of its own: it shows in the declarations and the dealer of the position.
  private async newDeal(event: TableEvent, position: Position): Promise<void> {
    const before = this.position;
    const dealt = !before || before.shuffles !== position.shuffles || before.deals !== position.deals;
    if (!dealt || event.k === 'took_back') return;
    const says = position.layout.seats.map((seat) => (position.says.get(seat) ? '+' : '-')).join('');
    this.history?.addDeal(position.dealer, says);
    this.news = this.history?.entries.at(-1);
    signal('deal');
    await this.pauses.sleep(before ? 500 * settings.pace : 0);
  }

  /** Whether bots wait for us here: not where time is running, and not for those who look on. */
  private get patient(): boolean {
    return this.you !== '' && this.stage === 'playing' && this.options?.clock.decision === 0;
  }

  /** Until we have seen what the bot before did, where we want to be waited for. */
  private async lookedAt(): Promise<void> {
    if (this.seen || settings.kept.bots !== 'wait' || this.pauses.hurried) return;
    await new Promise<void>((done) => (this.goOn = done));
    this.goOn = undefined;
  }

  private async playOut(made: Made): Promise<void> {
    const late = this.queue.length > tooMany && !(this.patient && wantsAll());
    const pace = late || document.hidden ? 0 : settings.pace;
    this.last = made;
    this.entries = [...(this.history?.entries ?? [])];
    this.news = made;
    // The card is on the table before the marbles move.
    this.position = this.position && handsAfter(this.position, made);
    const { preview } = this.choosing;
    this.choosing.clear();
    this.slowness = this.drama && endsGame(made) ? 3 : 1;
    if (this.drama && splashOf(made)) await this.pauses.sleep(splashTime * Math.min(1, pace));
    await this.shown.playOut(made, preview, this.position, pace * this.slowness);
  }

  private async askWays(): Promise<void> {
    const seat = this.deciding;
    if (!seat) this.ways = undefined;
    const asked = this.game;
    if (!seat || (this.ways !== undefined && this.waysFor === asked)) return;
    try {
      const own = asked && (await legalPlays(asked.position, seat));
      const plays = own ?? (await this.wire.send({ k: 'list_plays', seat })).plays ?? [];
      if (asked !== this.game) return;
      this.waysFor = asked;
      this.ways = waysOf(plays);
    } catch (why) {
      // The game has gone on meanwhile, or the server had no time for it.
      if (why instanceof Refused) setTimeout(() => void this.askWays(), askAgainAfter);
    }
  }
}
