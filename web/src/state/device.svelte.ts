// Playing on this device: setting tables up, finding them again, and handing finished games to a server.
import type { Partners } from '@tacit/wire';
import { core } from '../core/core';
import { packed } from '../browser/packed';
import { saveText } from '../browser/save';
import { api, ApiError } from '../net/api';
import { me } from './me.svelte';
import { replayFile, reportFile } from './looked-at';
import { linkTo, paths } from '../browser/paths';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import { personTitle } from '../words/say';
import { m } from '../paraglide/messages';
import { kept, type HereTable } from '../local/kept';
import type { HereSetup } from '../local/tables';
import { firstGame } from '../learn/first-game';

/** What a table of this device can do that one on a server cannot. */
export interface Device {
  again(partners: Partners | undefined): void;
  /** Where the deal of the day is, when it is one that counts: then nobody helps. */
  day?: string;
  /** A first game, in which the next tap is shown. */
  guided?: boolean;
}

/** How the first player of this device is called: "You" only where nobody else reads it. */
export function ownName(people: number): string {
  if (me.profile) return personTitle(me.profile.name);
  return people > 1 ? m.player_n({ n: 1 }) : m.you_name();
}

// Who wants no motion wants no thinking pauses either.
export const thinkingTime = (): number => (settings.pace === 0 ? 100 : 500);

export async function playHere(setup: HereSetup): Promise<void> {
  router.go(paths.hereTable(await core.ask('setUp', setup)));
}

/** One person against three bots. */
export const playBotsHere = (level: string): Promise<void> =>
  playHere({
    options: { type: 'four', bots: level, botMilliseconds: thinkingTime() },
    names: [ownName(1), undefined, undefined, undefined],
  });

/** The first game of somebody new: against the easiest bots that know what they do, with a pack that gets one going. */
export const playFirst = (): Promise<void> =>
  playHere({
    options: { ...firstGame.options, botMilliseconds: thinkingTime() },
    names: [ownName(1), undefined, undefined, undefined],
    seed: firstGame.seed,
    guided: true,
  });

/** The next game of the same people. */
export const playAgain = async (over: string): Promise<void> =>
  router.go(paths.hereTable(await core.ask('setUpNext', over)));

/** A game of this device as a file. */
export const gameFile = (id: string): Promise<string> => core.ask('record', id);

/** A link that brings the whole game along. */
export const linkHere = async (id: string): Promise<string> => linkTo(paths.replayOf(await packed(await gameFile(id))));

export const replayHere = async (id: string): Promise<void> => replayFile(await gameFile(id));

/** The seats of the first to play at this device: it is theirs. */
const ownSeats = ({ places, people }: HereTable): string =>
  places.find(({ person }) => person === people[0]?.id)?.seats ?? '';

export async function reportHere(id: string): Promise<void> {
  const table = await kept.table(id);
  reportFile(await gameFile(id), table ? ownSeats(table) : '');
}

export const saveGameFile = async (id: string): Promise<void> => saveText(`tacit-${id}.tac`, await gameFile(id));

let handing: Promise<void> | undefined;

/** Hands finished games to the server, each once; those it does not want stay on the device. */
export function handOver(): Promise<void> {
  handing ??= handAll().finally(() => (handing = undefined));
  return handing;
}

async function handAll(): Promise<void> {
  const finished = (await kept.tables()).filter((table) => table.stage === 'over' && !table.handedOver);
  if (finished.length > 0) await me.hello();
  for (const table of finished) await kept.markHandedOver(table.id, await refusalOf(hand(table)));
}

/** A deal of the day that counts is nobody else's to see before its day is over. */
async function hand(table: HereTable): Promise<unknown> {
  const file = await gameFile(table.id);
  if (table.day && !table.day.practice) return api.handInDay(table.day.date, { part: table.day.part, file });
  return api.handOver({
    id: table.id,
    type: table.options.type,
    seats: ownSeats(table),
    finished: table.changed,
    file,
  });
}

/** Why the server will never take it; another failure may pass. */
async function refusalOf(handed: Promise<unknown>): Promise<string | undefined> {
  try {
    await handed;
    return undefined;
  } catch (why) {
    if (why instanceof ApiError && (why.status === 400 || why.status === 409)) return why.code ?? 'failed';
    throw why;
  }
}
