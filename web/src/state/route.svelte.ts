// Which screen: the address says it, so that links and the back button work.
import { pathOf } from '../browser/links';

export const printed = ['pairings', 'sheets', 'standings', 'certificates'] as const;
export type Printed = (typeof printed)[number];

export type Route =
  | { screen: 'tournaments' | 'newTournament' | 'clubs' }
  | { screen: 'club'; id: string; code: string | undefined } // the code of an invitation
  | { screen: 'tournament'; id: string; code: string | undefined } // whoever has the code speaks for an entrant
  | { screen: 'organise' | 'projector'; id: string }
  | { screen: 'print'; id: string; what: Printed; round: number | undefined }
  | { screen: 'start' | 'create' | 'lobby' | 'mine' | 'device' | 'account' | 'ranking' | 'records' | 'match' | 'ladder' | 'exercises' | 'board' | 'friends' }
  | { screen: 'person'; person: string }
  | { screen: 'team'; team: string }
  | { screen: 'learn'; lesson: string | undefined }
  | { screen: 'day'; date: string | undefined } // without one it is today's
  | { screen: 'puzzles'; puzzle: string | undefined } // `day`, `rush`, or the one of that name
  | { screen: 'table' | 'here' | 'big'; table: string }
  | { screen: 'replay' | 'report'; table: string | undefined };

function tournamentOf(path: string): Route | undefined {
  if (path === '/tournaments') return { screen: 'tournaments' };
  if (path === '/tournaments/new') return { screen: 'newTournament' };
  const [, id, rest = ''] = /^\/tournament\/([a-z0-9]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  if (rest === 'organise') return { screen: 'organise', id };
  if (rest === 'screen') return { screen: 'projector', id };
  const [, sheet, round] = /^print\/([a-z]+)(?:\/(\d+))?$/.exec(rest) ?? [];
  const what = printed.find((one) => one === sheet);
  if (what) return { screen: 'print', id, what, round: round === undefined ? undefined : Number(round) };
  return { screen: 'tournament', id, code: /^as\/([A-Za-z0-9_-]+)$/.exec(rest)?.[1] };
}

function clubOf(path: string): Route | undefined {
  if (path === '/clubs') return { screen: 'clubs' };
  const [, id, code] = /^\/club\/([a-z0-9]+)(?:\/join\/([a-z0-9]+))?$/.exec(path) ?? [];
  return id === undefined ? undefined : { screen: 'club', id, code };
}

function routeOf(path: string): Route {
  const table = /^\/t\/([a-z0-9]+)$/.exec(path)?.[1];
  if (table) return { screen: 'table', table };
  const big = /^\/screen\/([a-z0-9]+)$/.exec(path)?.[1];
  if (big) return { screen: 'big', table: big };
  const replay = /^\/replay(?:\/([a-z0-9]+))?$/.exec(path);
  if (replay) return { screen: 'replay', table: replay[1] };
  const report = /^\/report(?:\/([a-z0-9]+))?$/.exec(path);
  if (report) return { screen: 'report', table: report[1] };
  const person = /^\/person\/([^/]+)$/.exec(path)?.[1];
  if (person) return { screen: 'person', person: decodeURIComponent(person) };
  const day = /^\/day(?:\/([0-9-]+))?$/.exec(path);
  if (day) return { screen: 'day', date: day[1] };
  if (path === '/records') return { screen: 'records' };
  const team = /^\/team\/([a-z0-9]+)$/.exec(path)?.[1];
  if (team) return { screen: 'team', team };
  if (path === '/friends') return { screen: 'friends' };
  if (path === '/account') return { screen: 'account' };
  if (path === '/ranking') return { screen: 'ranking' };
  const learn = /^\/learn(?:\/([a-z]+))?$/.exec(path);
  if (learn) return { screen: 'learn', lesson: learn[1] };
  const puzzles = /^\/puzzles(?:\/([a-z0-9]+))?$/.exec(path);
  if (puzzles) return { screen: 'puzzles', puzzle: puzzles[1] };
  const here = /^\/here\/([a-z0-9]+)$/.exec(path)?.[1];
  if (here) return { screen: 'here', table: here };
  if (path === '/here') return { screen: 'device' };
  if (path === '/new') return { screen: 'create' };
  if (path === '/match') return { screen: 'match' };
  if (path === '/exercises') return { screen: 'exercises' };
  if (path === '/board') return { screen: 'board' };
  if (path === '/ladder') return { screen: 'ladder' };
  if (path === '/tables') return { screen: 'lobby' };
  if (path === '/mine') return { screen: 'mine' };
  return tournamentOf(path) ?? clubOf(path) ?? { screen: 'start' };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** A click on a link to another screen. */
  readonly follow = (click: MouseEvent): void => {
    const path = pathOf(click);
    if (path === undefined) return;
    click.preventDefault();
    this.go(path);
  };
}

export const router = new Router();
