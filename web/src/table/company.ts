// Who has a say at a table, and whom the others wait for. The server decides by the same counts.
import type { Away, BoardWish, GameSummary, Place, TableSummary } from '@tacit/wire';

/** A person who plays himself, not a bot and not one in his stead. */
export const present = (place: Place): boolean => place.person !== undefined && !place.absent;

/** So many votes put a bot in the place of somebody who is not connected: more than half of the others. */
export function votesNeeded(places: readonly Place[], about: number): number {
  const others = places.filter((place) => present(place) && place.person !== places[about]?.person).length;
  return Math.floor(others / 2) + 1;
}

/** Somebody who reloads the page is back in a moment: only after these milliseconds can the others go on without them. */
export const patience = 20_000;

/** The places that have been empty for so long, and in how many milliseconds there may be another one. */
export function missedIn(away: readonly Away[], passed = 0): { missed: number[]; next: number | undefined } {
  const left = away.map(({ place, ms }) => ({ place, left: patience - ms - passed }));
  const coming = left.filter((one) => one.left > 0).map((one) => one.left);
  return {
    missed: left.filter((one) => one.left <= 0).map(({ place }) => place),
    next: coming.length > 0 ? Math.min(...coming) : undefined,
  };
}

/** Whether we can vote for a bot there. */
export function canVote(places: readonly Place[], missed: readonly number[], mine: number, about: number): boolean {
  const [me, other] = [places[mine], places[about]];
  if (!me || !other || !present(me) || !present(other) || other.person === me.person) return false;
  return missed.includes(about) && !other.votes.includes(mine);
}

export interface Offer {
  by: number[];
  missing: number[]; // who has not agreed yet
}

function offerOf(places: readonly Place[], isFor: (place: Place, index: number) => boolean): Offer | undefined {
  const all = places.map((place, index) => ({ place, index })).filter(({ place }) => present(place));
  const indices = (agreed: boolean): number[] =>
    all.filter(({ place, index }) => isFor(place, index) === agreed).map(({ index }) => index);
  return indices(true).length > 0 ? { by: indices(true), missing: indices(false) } : undefined;
}

/** The offer to break the game off, if there is one. */
export const abortOffer = (places: readonly Place[]): Offer | undefined => offerOf(places, (one) => one.wantsAbort);

/** The offer of a break; in it, who is not back yet (`by`) and who is. Programs need no asking. */
export const breakOffer = (places: readonly Place[]): Offer | undefined =>
  offerOf(asked(places), (one) => one.wantsBreak === true);

/** Who has agreed to a board, and who has not yet. */
export const boardOffer = (places: readonly Place[], { agreed }: Pick<BoardWish, 'agreed'>): Offer | undefined =>
  offerOf(asked(places), (_, index) => agreed.includes(index));

/** Programs agree like bots; they keep their places here. */
const asked = (places: readonly Place[]): Place[] =>
  places.map((place) => (place.program ? { ...place, absent: true } : place));

/** Whether there is anybody else to ask. */
export const alone = (places: readonly Place[]): boolean =>
  new Set(places.filter(present).map((place) => place.person)).size <= 1;

/** Whether somebody else can still sit down before the game: people come before bots. */
export const isFull = (places: readonly Place[]): boolean => places.every(({ person }) => person !== undefined);

/** Whether a table is ours alone, so that we can delete it: nobody else has a place, and nothing that counts goes with it. */
export function isOurs(
  { places, host, options, stage }: Pick<TableSummary, 'places' | 'host' | 'options' | 'stage'>,
  me: string | undefined,
): boolean {
  if (me === undefined || stage === 'over' || stage === 'aborted' || (options.rated && stage === 'playing'))
    return false;
  const people = places.flatMap(({ person }) => person ?? []);
  return people.every((person) => person === me) && (people.length > 0 || host === me);
}

/** The bot's place that we can ask to play on in, looking on: an unrated game where nobody who looks on has seen a hand. */
export function canAskFor(
  places: readonly Place[],
  options: Pick<TableSummary['options'], 'rated' | 'spectators' | 'openHands'>,
  me: string | undefined,
  about: number,
): boolean {
  const place = places[about];
  if (
    !place ||
    place.bot === undefined ||
    place.wish ||
    options.rated ||
    (options.spectators === 'open' && !options.openHands)
  )
    return false;
  return (
    me !== undefined && places.some(present) && !places.some(({ person, wish }) => person === me || wish?.person === me)
  );
}

/** The seats that somebody had in a finished game. */
export const seatsOf = ({ players }: GameSummary, person: string | undefined): string =>
  players.find((player) => player.person === person)?.seats ?? '';

/** What a table is to the one who looks at it. */
export interface Seen {
  readonly places: readonly Place[];
  readonly options: TableSummary['options'] | undefined;
  readonly stage: TableSummary['stage'];
  readonly mySeats: readonly string[];
  readonly myPlace: number;
  readonly person: string | undefined;
  readonly device?: { readonly day?: string } | undefined;
}

/** Whether the person of a place is connected; bots and we ourselves always are. */
export const isHere = (place: Place | undefined, index: number, here: readonly number[], mine = -1): boolean =>
  place?.person === undefined || index === mine || here.includes(index);

/** Whether there is somebody about whom we can do something: another person, known to the server. */
export const canAskAbout = ({ device, places, myPlace }: Seen, place: Place | undefined): place is Place =>
  !device && place?.person !== undefined && place.person !== places[myPlace]?.person;

/** Against bots alone nobody is wronged by a hint; with others the table has to allow it, and in a tournament none can. */
export function canHaveHints({ device, mySeats, options, places }: Seen): boolean {
  if (device) return device.day === undefined;
  if (mySeats.length === 0 || !options || options.rated || options.tournament) return false;
  return options.hints || alone(places);
}

/** Somebody who looks on may be let in for a bot. */
export const canJoin = ({ stage, mySeats, places, options, person }: Seen): boolean =>
  stage === 'playing' &&
  mySeats.length === 0 &&
  options !== undefined &&
  places.some((_, i) => canAskFor(places, options, person, i));

/** Among friends, who finds no free seat can wait for the next game. */
export const canPlayNext = ({ device, options, mySeats, person, places, stage }: Seen): boolean =>
  !device &&
  options !== undefined &&
  !(options.rated || options.quick || options.listed || options.tournament !== undefined) &&
  person !== undefined &&
  mySeats.length === 0 &&
  (stage === 'open' ? isFull(places) : places.some(present));

/** Whether all can agree here on what changes the game: how its board stands, a break. */
export const canAgree = ({ device, options, stage, places, myPlace }: Seen): boolean =>
  !device &&
  stage === 'playing' &&
  places[myPlace] !== undefined &&
  present(places[myPlace]) &&
  options !== undefined &&
  !options.rated &&
  options.tournament === undefined;

export const losesByLeaving = ({ options, stage, mySeats }: Seen): boolean =>
  options?.rated === true && stage === 'playing' && mySeats.length > 0;

/** Whether a bot plays for us. */
export const isAway = ({ places, myPlace, stage }: Seen): boolean =>
  stage === 'playing' && places[myPlace]?.absent === true;

/** Without a clock a game waits as long as those who play like. */
export const canPause = ({ device, options, stage, mySeats }: Seen): boolean =>
  !device && stage === 'playing' && mySeats.length > 0 && options?.rated === false && options.clock.decision === 0;

/** Whether the others hear of it when we leave. */
export const isMissedByLeaving = ({ stage, mySeats, places, person }: Seen): boolean =>
  stage === 'playing' &&
  (mySeats.length > 0 || places.some(({ wish }) => wish !== undefined && wish.person === person));
