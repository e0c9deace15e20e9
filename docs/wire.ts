// What page and server say to each other. Made by `tacit serve --typescript`; not to be edited (docs/wire.md).

export const wireVersion = 1;

export const closeCodes = { unknownPerson: 4401, noSpectators: 4403, notFound: 4404 };

export type Sit = {
  k: 'sit';
  place: number;
};

export type Rise = {
  k: 'rise';
  place: number;
};

export type SeatBot = {
  k: 'seat_bot';
  place: number;
  level: string;
};

export type HandOver = {
  k: 'hand_over';
  place: number;
};

export type CommitWord = {
  k: 'commit_word';
  commit: string;
};

export type ShowWord = {
  k: 'show_word';
  word: string;
};

export type Start = {
  k: 'start';
};

export type Give = {
  k: 'give';
  seat: string;
  card: string;
};

export type MakePlay = {
  k: 'play';
  seat: string;
  play: string;
};

export type TakeBack = {
  k: 'take_back';
  seat: string;
};

export type Leave = {
  k: 'leave';
};

export type Return = {
  k: 'return';
};

export type Vote = {
  k: 'vote';
  place: number;
};

export type OfferAbort = {
  k: 'offer_abort';
};

export type AnswerAbort = {
  k: 'answer_abort';
  yes: boolean;
};

export type AskSeat = {
  k: 'ask_seat';
  place: number;
};

export type AnswerSeat = {
  k: 'answer_seat';
  place: number;
  yes: boolean;
};

export type Partners =
  | 'same'
  | 'other';

export type WantRematch = {
  k: 'want_rematch';
  partners?: Partners;
};

export type PlayNext = {
  k: 'play_next';
  yes: boolean;
};

export type Say = {
  k: 'say';
  text: string;
};

export type SayPhrase = {
  k: 'say_phrase';
  phrase: string;
};

export type Mute = {
  k: 'mute';
  place: number;
  on: boolean;
};

export type ListPlays = {
  k: 'list_plays';
  seat: string;
};

export type Ping = {
  k: 'ping';
};

export type ProposeBoard = {
  k: 'propose_board';
  board: string;
};

export type AnswerBoard = {
  k: 'answer_board';
  yes: boolean;
};

export type OfferBreak = {
  k: 'offer_break';
};

export type AnswerBreak = {
  k: 'answer_break';
  yes: boolean;
};

export type EndBreak = {
  k: 'end_break';
};

export type Want =
  | Sit
  | Rise
  | SeatBot
  | HandOver
  | CommitWord
  | ShowWord
  | Start
  | Give
  | MakePlay
  | TakeBack
  | Leave
  | Return
  | Vote
  | OfferAbort
  | AnswerAbort
  | AskSeat
  | AnswerSeat
  | WantRematch
  | PlayNext
  | Say
  | SayPhrase
  | Mute
  | ListPlays
  | Ping
  | ProposeBoard
  | AnswerBoard
  | OfferBreak
  | AnswerBreak
  | EndBreak;

export type Command = {
  v: number;
  id: string;
  do: Want;
};

export type Clock = {
  decision: number;
  reserve: number;
};

export type Options = {
  type: string;
  rules: string;
  pack: string;
  bots: string;
  botMilliseconds: number;
  clock: Clock;
  lateBeforeBot: number;
  takeBack: boolean;
  playForced: boolean;
  hints: boolean;
  openHands: boolean;
  listed: boolean;
  rated: boolean;
  spectators: 'none' | 'public' | 'open';
  delay: number;
  quick: boolean;
  botsAfter: number;
  tournament?: string;
  loseAfter?: number;
  sealed?: boolean;
};

export type SeatWish = {
  person: string;
  name: string;
  guest: boolean;
  agreed: number[];
};

export type Place = {
  seats: string;
  person?: string;
  name?: string;
  guest: boolean;
  program?: boolean;
  bot?: string;
  absent: boolean;
  wantsAbort: boolean;
  wantsBreak?: boolean;
  wantsRematch: boolean;
  votes: number[];
  commit?: string;
  wish?: SeatWish;
};

export type RunningClock = {
  seat: string;
  until: number;
  reserve: number;
};

export type BoardWish = {
  by: number;
  board: string;
  agreed: number[];
};

export type GameShown = {
  position: string;
  deciding: string;
  takeBack: string;
  received?: string;
  openings: string;
  clocks: RunningClock[];
  wish?: BoardWish;
  breakSince?: number;
};

export type EveningPlace = {
  seats: string;
  person?: string;
  home: number;
  won: boolean;
};

export type EveningGame = {
  table: string;
  places: EveningPlace[];
};

export type EveningPerson = {
  person: string;
  name: string;
  guest: boolean;
  games: number;
  won: number;
  inARow: number;
};

export type Evening = {
  games: EveningGame[];
  people: EveningPerson[];
  waiting: string[];
  partners?: Partners;
};

export type NextSeats = {
  places: string[];
  out: string[];
};

export type ViewMessage = {
  k: 'view';
  v: number;
  n: number;
  t: number;
  table: string;
  host: string;
  options: Options;
  commit: string;
  words: string;
  called: boolean;
  stage: 'open' | 'playing' | 'over' | 'aborted';
  you: string;
  mutes?: number[];
  places: Place[];
  game?: GameShown;
  log: string[];
  result?: string;
  seed?: string;
  next?: string;
  evening?: Evening;
  nextSeats?: NextSeats;
};

export type Created = {
  k: 'created';
  table: string;
  host: string;
  options: Options;
  commit: string;
  seed?: string;
  evening?: Evening;
};

export type Sat = {
  k: 'sat';
  place: number;
  person: string;
  name: string;
  guest?: boolean;
  program?: boolean;
};

export type BotSat = {
  k: 'bot_sat';
  place: number;
  level: string;
};

export type Rose = {
  k: 'rose';
  place: number;
};

export type WordAdded = {
  k: 'word_added';
  place: number;
  word: string;
};

export type WordCommitted = {
  k: 'word_committed';
  place: number;
  commit: string;
};

export type WordsCalled = {
  k: 'words_called';
};

export type WordShown = {
  k: 'word_shown';
  place: number;
  word: string;
};

export type Started = {
  k: 'started';
};

export type Shuffled = {
  k: 'shuffled';
  number: number;
  dealer?: string;
  cards?: string;
};

export type Gave = {
  k: 'gave';
  seat: string;
  card?: string;
  how: 'person' | 'bot' | 'time' | 'forced';
};

export type Played = {
  k: 'played';
  seat: string;
  play: string;
  how: 'person' | 'bot' | 'time' | 'forced';
};

export type TookBack = {
  k: 'took_back';
  seat: string;
  since?: number;
};

export type Ended = {
  k: 'ended';
  result: string;
  seed: string;
};

export type Absent = {
  k: 'absent';
  place: number;
  why: 'left' | 'late' | 'voted';
};

export type Returned = {
  k: 'returned';
  place: number;
};

export type Voted = {
  k: 'voted';
  by: number;
  place: number;
};

export type AbortOffered = {
  k: 'abort_offered';
  place: number;
};

export type AbortAnswered = {
  k: 'abort_answered';
  place: number;
  yes: boolean;
};

export type Aborted = {
  k: 'aborted';
  seed: string;
};

export type RematchWanted = {
  k: 'rematch_wanted';
  place: number;
  partners?: Partners;
};

export type Rematch = {
  k: 'rematch';
  table: string;
};

export type Said = {
  k: 'said';
  place: number;
  text: string;
};

export type Phrased = {
  k: 'phrased';
  place: number;
  phrase: string;
};

export type Muted = {
  k: 'muted';
  by: number;
  place: number;
  on: boolean;
};

export type Hidden = {
  k: 'hidden';
};

export type Resumed = {
  k: 'resumed';
};

export type Renamed = {
  k: 'renamed';
  place: number;
  name: string;
  guest?: boolean;
};

export type HandedOver = {
  k: 'handed_over';
  place: number;
  person: string;
};

export type SeatAsked = {
  k: 'seat_asked';
  place: number;
  person: string;
  name: string;
  guest?: boolean;
};

export type SeatAnswered = {
  k: 'seat_answered';
  place: number;
  by: number;
  yes: boolean;
};

export type SeatUnasked = {
  k: 'seat_unasked';
  place: number;
};

export type NextWanted = {
  k: 'next_wanted';
  person: string;
  name: string;
  guest?: boolean;
  yes: boolean;
};

export type BoardProposed = {
  k: 'board_proposed';
  place: number;
  board: string;
};

export type BoardAnswered = {
  k: 'board_answered';
  place: number;
  yes: boolean;
};

export type BoardSet = {
  k: 'board_set';
  board: string;
};

export type BreakOffered = {
  k: 'break_offered';
  place: number;
};

export type BreakAnswered = {
  k: 'break_answered';
  place: number;
  yes: boolean;
};

export type BreakBegan = {
  k: 'break_began';
};

export type BackFromBreak = {
  k: 'back_from_break';
  place: number;
};

export type BreakOver = {
  k: 'break_over';
};

export type TableEvent =
  | Created
  | Sat
  | BotSat
  | Rose
  | WordAdded
  | WordCommitted
  | WordsCalled
  | WordShown
  | Started
  | Shuffled
  | Gave
  | Played
  | TookBack
  | Ended
  | Absent
  | Returned
  | Voted
  | AbortOffered
  | AbortAnswered
  | Aborted
  | RematchWanted
  | Rematch
  | Said
  | Phrased
  | Muted
  | Hidden
  | Resumed
  | Renamed
  | HandedOver
  | SeatAsked
  | SeatAnswered
  | SeatUnasked
  | NextWanted
  | BoardProposed
  | BoardAnswered
  | BoardSet
  | BreakOffered
  | BreakAnswered
  | BreakBegan
  | BackFromBreak
  | BreakOver;

export type EventMessage = {
  k: 'event';
  v: number;
  n: number;
  t: number;
  event: TableEvent;
  places?: Place[];
  game?: GameShown;
  evening?: Evening;
  nextSeats?: NextSeats;
};

export type LegalPlay = {
  play: string;
  board: string;
};

export type OkMessage = {
  k: 'ok';
  v: number;
  re: string;
  n: number;
  plays?: LegalPlay[];
};

export type RefusalCode =
  | 'unknown_person'
  | 'bad_token'
  | 'wrong_scope'
  | 'bad_origin'
  | 'wrong_host'
  | 'bad_method'
  | 'bad_request'
  | 'malformed'
  | 'not_found'
  | 'not_yours'
  | 'accounts_only'
  | 'no_programs'
  | 'banned'
  | 'slow_down'
  | 'throttled'
  | 'busy'
  | 'unavailable'
  | 'draining'
  | 'bad_name'
  | 'name_taken'
  | 'bad_password'
  | 'wrong_password'
  | 'wrong_code'
  | 'has_account'
  | 'no_account'
  | 'no_session'
  | 'no_token'
  | 'no_alerts'
  | 'too_many_tokens'
  | 'too_many_guests'
  | 'too_many_exports'
  | 'no_person'
  | 'bad_person'
  | 'bad_text'
  | 'no_friend'
  | 'not_shown'
  | 'too_many_friends'
  | 'too_many_blocks'
  | 'too_many_reports'
  | 'bad_team'
  | 'no_team'
  | 'team_is_there'
  | 'never_played'
  | 'too_many_teams'
  | 'bad_options'
  | 'no_table'
  | 'no_game'
  | 'bad_game'
  | 'game_over'
  | 'too_many_tables'
  | 'too_many_from_here'
  | 'too_many_games'
  | 'tournament'
  | 'not_now'
  | 'not_seated'
  | 'not_host'
  | 'not_your_seat'
  | 'not_your_turn'
  | 'no_place'
  | 'no_seat'
  | 'no_card'
  | 'no_level'
  | 'no_entry'
  | 'rated'
  | 'bad_board'
  | 'taken'
  | 'one_place'
  | 'illegal'
  | 'tacit'
  | 'bad_word'
  | 'no_day'
  | 'not_today'
  | 'not_yet'
  | 'not_begun'
  | 'handed_in'
  | 'too_late'
  | 'no_tournament'
  | 'no_code'
  | 'bad_file'
  | 'too_many_tournaments'
  | 'sent_away'
  | 'outdated'
  | 'plan'
  | 'no_entrant'
  | 'members'
  | 'too_many'
  | 'full'
  | 'same'
  | 'round'
  | 'no_round'
  | 'minutes'
  | 'no_board'
  | 'boards'
  | 'bracket'
  | 'game'
  | 'result'
  | 'level'
  | 'draw'
  | 'disputed'
  | 'why'
  | 'no_club'
  | 'too_many_clubs'
  | 'wrong_invitation'
  | 'no_member'
  | 'member'
  | 'last_organiser'
  | 'about'
  | 'no_league'
  | 'best'
  | 'closed'
  | 'evening'
  | 'no_ladder'
  | 'reach'
  | 'people'
  | 'no_challenge'
  | 'below'
  | 'too_far'
  | 'not_theirs'
  | 'newer'
  | 'number'
  | 'time'
  | 'order'
  | 'id'
  | 'name'
  | 'no_act'
  | 'no_report'
  | 'bad_time'
  | 'bad_level'
  | 'table_done'
  | 'broken';

export type ErrorMessage = {
  k: 'error';
  v: number;
  re?: string;
  code: RefusalCode;
  text: string;
};

export type Away = {
  place: number;
  ms: number;
};

export type PresenceMessage = {
  k: 'presence';
  v: number;
  t: number;
  here: number[];
  away: Away[];
  spectators: number;
};

export type ServerMessage =
  | ViewMessage
  | EventMessage
  | OkMessage
  | ErrorMessage
  | PresenceMessage;

export type RatingShown = {
  shown: number;
  mu: number;
  sigma: number;
  games: number;
};

export type FamilyRating = {
  family: string;
  shown: number;
  mu: number;
  sigma: number;
  games: number;
};

export type Profile = {
  id: string;
  name: string;
  account: boolean;
  rating: RatingShown;
  ratings: FamilyRating[];
};

export type NameWish = {
  name: string;
};

export type Credentials = {
  name: string;
  password: string;
};

export type AccountMade = {
  profile: Profile;
  codes: string[];
};

export type PasswordChange = {
  old: string;
  password: string;
};

export type PasswordProof = {
  password?: string;
};

export type RecoveryCodes = {
  codes: string[];
};

export type Recovery = {
  name: string;
  code: string;
  password: string;
};

export type Session = {
  id: string;
  created: number;
  used: number;
  device: string;
  current: boolean;
};

export type Sessions = {
  sessions: Session[];
};

export type SessionsEnd = {
  session?: string;
};

export type TokenWish = {
  name: string;
  scope: 'read' | 'play';
  bot: boolean;
};

export type Token = {
  id: string;
  name: string;
  scope: 'read' | 'play';
  bot: boolean;
  created: number;
  used?: number;
};

export type TokenMade = {
  token: string;
  tokens: Token[];
};

export type Tokens = {
  tokens: Token[];
};

export type TokenEnd = {
  id: string;
};

export type TokenOwner = {
  profile: Profile;
  scope: 'read' | 'play';
  bot: boolean;
};

export type PushOffer = {
  key?: string;
};

export type PushWish = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

export type PushEnd = {
  endpoint: string;
};

export type Alert = {
  kind: 'turn' | 'round' | 'invited';
  path: string;
  name: string;
};

export type BlockWish = {
  person: string;
  on: boolean;
};

export type PersonShown = {
  id: string;
  name: string;
  guest: boolean;
};

export type Blocked = {
  people: PersonShown[];
};

export type PeopleFound = {
  people: PersonShown[];
};

export type Report = {
  person: string;
  table?: string;
  reason: 'insult' | 'name' | 'cheating' | 'leaving' | 'other';
  text: string;
};

export type ReportMade = {
  created: number;
  report: Report;
};

export type Player = {
  person?: string;
  name: string;
  seats: string;
  won: boolean;
  guest: boolean;
  rating?: number;
};

export type GameSummary = {
  table: string;
  type: string;
  finished: number;
  result: string;
  rated: boolean;
  offline: boolean;
  players: Player[];
};

export type GameKept = {
  summary: GameSummary;
  file: string;
};

export type TournamentSummary = {
  id: string;
  name: string;
  organiserName: string;
  system: 'swiss' | 'round_robin' | 'groups' | 'knockout' | 'double_knockout' | 'arena';
  type: string;
  where: 'online' | 'boards';
  stage: 'open' | 'running' | 'finished';
  entrants: number;
  round: number;
  created: number;
};

export type ClubSummary = {
  id: string;
  name: string;
  members: number;
};

export type DayLine = {
  date: string;
  part: string;
  person: string;
  name: string;
  guest: boolean;
  points: number;
  marbles: number;
  others: number;
  cards: number;
};

export type DayKept = {
  line: DayLine;
  file: string;
};

export type CardCount = {
  card: string;
  laid: number;
};

export type Export = {
  profile: Profile;
  created: number;
  sessions: Session[];
  tokens: Token[];
  blocked: PersonShown[];
  reports: ReportMade[];
  games: GameKept[];
  tournaments: TournamentSummary[];
  clubs: ClubSummary[];
  days: DayKept[];
  friends: PersonShown[];
  askedFriends: PersonShown[];
  teams: string[];
  hidden: string[];
  cards: CardCount[];
};

export type Done = {
  text: string;
};

export type TableWish = {
  options: Options;
  place?: number;
};

export type TableName = {
  table: string;
};

export type ShortCode = {
  code: string;
};

export type CodeHolder = {
  table?: string;
  screen: boolean;
};

export type WaitingScreen = {
  screen: string;
  code: string;
  table?: string;
};

export type TableSummary = {
  table: string;
  host: string;
  options: Options;
  stage: 'open' | 'playing' | 'over' | 'aborted';
  places: Place[];
  watching: number;
  created: number;
  visited?: number;
  deciding: string;
  until?: number;
};

export type Lobby = {
  tables: TableSummary[];
  next?: string;
};

export type QuickWish = {
  type: string;
  rated: boolean;
  bots: boolean;
};

export type QuickOutlook = {
  waiting: number;
  seconds?: number;
};

export type Neighbours = {
  addresses: string[];
};

export type History = {
  games: GameSummary[];
};

export type Ranking = {
  people: Profile[];
};

export type LadderStep = {
  level: string;
  games: number;
  won: number;
};

export type Ladder = {
  steps: LadderStep[];
};

export type TeamRecord = {
  table: string;
  pack: string;
  rules: string;
  cards: number;
  finished: number;
  players: Player[];
};

export type Records = {
  records: TeamRecord[];
};

export type SeriesRecord = {
  person: string;
  name: string;
  guest: boolean;
  wins: number;
  table: string;
  finished: number;
};

export type SeriesRecords = {
  records: SeriesRecord[];
};

export type OfflineGame = {
  id: string;
  type: string;
  seats: string;
  finished: number;
  file: string;
};

export type DayDeal = {
  date: string;
  part: string;
  commit: string;
  seed?: string;
  options: Options;
};

export type Days = {
  today: string;
  deals: DayDeal[];
  mine: DayLine[];
};

export type DayStanding = {
  line: DayLine;
  rank: number;
  beaten?: number;
};

export type DayPart = {
  deal: DayDeal;
  players: number;
  best: DayLine[];
  begun: boolean;
  mine?: DayStanding;
};

export type DayShown = {
  date: string;
  ends: number;
  until: number;
  parts: DayPart[];
};

export type DayBegin = {
  part: string;
};

export type DayHandIn = {
  part: string;
  file: string;
};

export type Choice = {
  name: string;
  summary: string;
  layout?: string;
  seats?: string[];
  rated?: boolean;
  on?: string[];
};

export type RatedLimits = {
  noClock: boolean;
  takeBack: boolean;
  hints: boolean;
  openHands: boolean;
  spectators: ('none' | 'public' | 'open')[];
};

export type Choices = {
  version: string;
  types: Choice[];
  editions: Choice[];
  switches: Choice[];
  levels: string[];
  rated: RatedLimits;
};

export type TournamentType = {
  name: string;
  sides: number;
  people: number;
};

export type TournamentSystem = {
  sides: number;
  system: 'swiss' | 'round_robin' | 'groups' | 'knockout' | 'double_knockout' | 'arena';
  duplicate: boolean;
  usual: ('tac' | 'wins' | 'marbles' | 'buchholz' | 'sonneborn' | 'direct' | 'cards' | 'matchpoints' | 'imps' | 'arena' | 'progress')[];
  possible: ('tac' | 'wins' | 'marbles' | 'buchholz' | 'sonneborn' | 'direct' | 'cards' | 'matchpoints' | 'imps' | 'arena' | 'progress')[];
};

export type TournamentChoices = {
  types: TournamentType[];
  systems: TournamentSystem[];
  rated: RatedLimits;
};

export type TournamentPlan = {
  name: string;
  type: string;
  rules: string;
  pack: string;
  system: 'swiss' | 'round_robin' | 'groups' | 'knockout' | 'double_knockout' | 'arena';
  rounds: number;
  games: number;
  minutes: number;
  groups: number;
  advance: number;
  thirdPlace: boolean;
  duplicate: boolean;
  arenaMinutes: number;
  criteria: ('tac' | 'wins' | 'marbles' | 'buchholz' | 'sonneborn' | 'direct' | 'cards' | 'matchpoints' | 'imps' | 'arena' | 'progress')[];
  where: 'online' | 'boards';
  noShowMinutes: number;
  noShow: 'bot' | 'lose';
  clock: Clock;
  spectators: 'none' | 'public' | 'open';
  rated: boolean;
  ifLevel: 'none' | 'extra_game' | 'next_marble' | 'seed' | 'organiser';
};

export type TournamentMember = {
  name: string;
  person?: string;
};

export type EntrantShown = {
  number: number;
  name: string;
  members: TournamentMember[];
  in: boolean;
  since: number;
};

export type TournamentResult = {
  marbles: number[];
  winner?: number;
  cards?: number;
  forfeit?: boolean;
  settled?: number;
};

export type TournamentReport = {
  by: number;
  results: TournamentResult[];
};

export type PairingShown = {
  number: number;
  entrants: number[];
  stage: string;
  tables: string[];
  reports: TournamentReport[];
  results: TournamentResult[];
  corrected: boolean;
  winner?: number;
  decided?: 'none' | 'extra_game' | 'next_marble' | 'seed' | 'organiser';
};

export type DealLine = {
  side: number;
  board: number;
  entrant: number;
  opponent: number;
  marbles: number;
  others: number;
  matchpoints: number;
  imps: number;
};

export type RoundShown = {
  number: number;
  pairings: PairingShown[];
  byes: number[];
  bracket: number[];
  startedAt: number;
  endsAt: number;
  closed: boolean;
  deals?: DealLine[][];
};

export type StandingValue = {
  criterion: 'tac' | 'wins' | 'marbles' | 'buchholz' | 'sonneborn' | 'direct' | 'cards' | 'matchpoints' | 'imps' | 'arena' | 'progress';
  hundredths: number;
};

export type Standing = {
  place: number;
  entrant: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  values: StandingValue[];
};

export type TournamentShown = {
  id: string;
  last: number;
  created: number;
  now: number;
  organiser: string;
  organiserName: string;
  plan: TournamentPlan;
  stage: 'open' | 'running' | 'finished';
  paused: boolean;
  pausedAt: number;
  sides: number;
  people: number;
  marbles: number;
  roundsPlanned: number;
  entrants: EntrantShown[];
  rounds: RoundShown[];
  criteria: ('tac' | 'wins' | 'marbles' | 'buchholz' | 'sonneborn' | 'direct' | 'cards' | 'matchpoints' | 'imps' | 'arena' | 'progress')[];
  standings: Standing[];
  groups: number[][];
};

export type TournamentRole = {
  organiser: boolean;
  entrant?: number;
  code?: string;
  resultsOnly: boolean;
};

export type EntrantCode = {
  number: number;
  code: string;
  typed?: string;
};

export type EntrantCodes = {
  codes: EntrantCode[];
};

export type TypedCode = {
  code: string;
};

export type TypedEntrant = {
  tournament: string;
  entrant: number;
  code: string;
};

export type Attendant = {
  person: string;
  is: 'here' | 'away' | 'never';
  seconds: number;
};

export type Attendance = {
  people: Attendant[];
};

export type TournamentList = {
  tournaments: TournamentSummary[];
  next?: string;
};

export type TournamentCreated = {
  k: 'created';
  id: string;
  organiser: string;
  plan: TournamentPlan;
  seed: number;
  dealtOnce?: boolean;
};

export type TournamentPlanChanged = {
  k: 'plan_changed';
  plan: TournamentPlan;
};

export type TournamentEntered = {
  k: 'entered';
  number: number;
  name: string;
  members: TournamentMember[];
};

export type TournamentChanged = {
  k: 'changed';
  number: number;
  name: string;
  members: TournamentMember[];
};

export type TournamentLeft = {
  k: 'left';
  number: number;
  sentAway?: boolean;
};

export type TournamentReturned = {
  k: 'returned';
  number: number;
};

export type TournamentMerged = {
  k: 'merged';
  from: number;
  into: number;
};

export type TournamentBoard = {
  number: number;
  entrants: number[];
  stage: string;
};

export type TournamentRoundPaired = {
  k: 'round_paired';
  round: number;
  boards: TournamentBoard[];
  byes: number[];
  bracket?: number[];
};

export type TournamentRoundDropped = {
  k: 'round_dropped';
  round: number;
};

export type TournamentBoardsChanged = {
  k: 'boards_changed';
  round: number;
  boards: TournamentBoard[];
  byes: number[];
};

export type TournamentRoundStarted = {
  k: 'round_started';
  round: number;
  inMinutes?: number;
};

export type TournamentRoundExtended = {
  k: 'round_extended';
  round: number;
  minutes: number;
};

export type TournamentTableOpened = {
  k: 'table_opened';
  round: number;
  board: number;
  entrants: number[];
  game: number;
  table: string;
};

export type TournamentReported = {
  k: 'reported';
  round: number;
  board: number;
  by?: number;
  results: TournamentResult[];
};

export type TournamentConfirmed = {
  k: 'confirmed';
  round: number;
  board: number;
  by: number;
  whose?: number;
};

export type TournamentCorrected = {
  k: 'corrected';
  round: number;
  board: number;
  results: TournamentResult[];
  why: string;
};

export type TournamentRoundClosed = {
  k: 'round_closed';
  round: number;
};

export type TournamentPaused = {
  k: 'paused';
};

export type TournamentResumed = {
  k: 'resumed';
};

export type TournamentUndone = {
  k: 'undone';
  event: number;
};

export type TournamentFinished = {
  k: 'finished';
};

export type TournamentEvent =
  | TournamentCreated
  | TournamentPlanChanged
  | TournamentEntered
  | TournamentChanged
  | TournamentLeft
  | TournamentReturned
  | TournamentMerged
  | TournamentRoundPaired
  | TournamentRoundDropped
  | TournamentBoardsChanged
  | TournamentRoundStarted
  | TournamentRoundExtended
  | TournamentTableOpened
  | TournamentReported
  | TournamentConfirmed
  | TournamentCorrected
  | TournamentRoundClosed
  | TournamentPaused
  | TournamentResumed
  | TournamentUndone
  | TournamentFinished;

export type KeptTournamentEvent = {
  v: number;
  n: number;
  t: number;
  who?: string;
  what: TournamentEvent;
};

export type TournamentHistory = {
  events: KeptTournamentEvent[];
  undone: number[];
};

export type TournamentNews = {
  last: number;
};

export type TournamentWish = {
  plan: TournamentPlan;
  listed: boolean;
};

export type TournamentName = {
  id: string;
};

export type TournamentFile = {
  file: string;
};

export type TeamListWish = {
  text: string;
  people: number;
};

export type ListedTeam = {
  line: number;
  name: string;
  players: string[];
  bad: boolean;
};

export type ListedTeams = {
  teams: ListedTeam[];
};

export type EnterWish = {
  k: 'enter';
  name: string;
  members: TournamentMember[];
};

export type ChangeWish = {
  k: 'change';
  number: number;
  name: string;
  members: TournamentMember[];
};

export type ClaimWish = {
  k: 'claim';
  member: number;
};

export type LeaveWish = {
  k: 'leave';
  number: number;
};

export type ComeBackWish = {
  k: 'come_back';
  number: number;
};

export type ReportWish = {
  k: 'report';
  round: number;
  board: number;
  results: TournamentResult[];
};

export type ConfirmWish = {
  k: 'confirm';
  round: number;
  board: number;
};

export type MergeWish = {
  k: 'merge';
  from: number;
  into: number;
};

export type PlanWish = {
  k: 'plan';
  plan: TournamentPlan;
};

export type PairWish = {
  k: 'pair';
};

export type PairAgainWish = {
  k: 'pair_again';
};

export type SwapWish = {
  k: 'swap';
  one: number;
  other: number;
};

export type StartRoundWish = {
  k: 'start_round';
  inMinutes?: number;
};

export type ExtendWish = {
  k: 'extend';
  minutes: number;
};

export type CloseRoundWish = {
  k: 'close_round';
};

export type CorrectWish = {
  k: 'correct';
  round: number;
  board: number;
  results: TournamentResult[];
  why: string;
};

export type PauseWish = {
  k: 'pause';
};

export type ResumeWish = {
  k: 'resume';
};

export type UndoWish = {
  k: 'undo';
};

export type FinishWish = {
  k: 'finish';
};

export type TournamentWant =
  | EnterWish
  | ChangeWish
  | ClaimWish
  | LeaveWish
  | ComeBackWish
  | ReportWish
  | ConfirmWish
  | MergeWish
  | PlanWish
  | PairWish
  | PairAgainWish
  | SwapWish
  | StartRoundWish
  | ExtendWish
  | CloseRoundWish
  | CorrectWish
  | PauseWish
  | ResumeWish
  | UndoWish
  | FinishWish;

export type TournamentCommand = {
  want: TournamentWant;
  code?: string;
  last?: number;
};

export type ClubMemberShown = {
  person: string;
  name: string;
  role: 'member' | 'organiser';
  since: number;
};

export type EveningShown = {
  tournament: TournamentSummary;
  league: number;
};

export type LeagueStanding = {
  place: number;
  person?: string;
  name: string;
  total: number;
  evenings: number[];
  there: boolean[];
  counts: boolean[];
};

export type LeagueShown = {
  number: number;
  name: string;
  worth: 'places' | 'percent' | 'score';
  best: number;
  closed: boolean;
  evenings: string[];
  standings: LeagueStanding[];
};

export type LadderTeamShown = {
  team: number;
  name: string;
  people: string[];
};

export type ChallengeShown = {
  team: number;
  other: number;
  since: number;
  reportedBy?: number;
  reportedWon: boolean;
};

export type LadderShown = {
  number: number;
  name: string;
  reach: number;
  teams: LadderTeamShown[];
  challenges: ChallengeShown[];
};

export type ClubShown = {
  id: string;
  last: number;
  founded: number;
  name: string;
  about: string;
  members: ClubMemberShown[];
  evenings: EveningShown[];
  leagues: LeagueShown[];
  ladders: LadderShown[];
  records: TeamRecord[];
};

export type ClubRole = {
  role?: 'member' | 'organiser';
  invitation?: string;
};

export type ClubList = {
  clubs: ClubSummary[];
  next?: string;
};

export type ClubWish = {
  name: string;
  about: string;
};

export type ClubName = {
  id: string;
};

export type DescribeClub = {
  k: 'describe';
  name: string;
  about: string;
};

export type JoinClub = {
  k: 'join';
  invitation: string;
};

export type LeaveClub = {
  k: 'leave';
  person: string;
};

export type GiveRole = {
  k: 'give_role';
  person: string;
  role: 'member' | 'organiser';
};

export type OpenLeague = {
  k: 'open_league';
  name: string;
  worth: 'places' | 'percent' | 'score';
  best: number;
};

export type CloseLeague = {
  k: 'close_league';
  league: number;
};

export type AddEvening = {
  k: 'add_evening';
  tournament: string;
  league: number;
};

export type RemoveEvening = {
  k: 'remove_evening';
  tournament: string;
};

export type OpenLadder = {
  k: 'open_ladder';
  name: string;
  reach: number;
};

export type JoinLadder = {
  k: 'join_ladder';
  ladder: number;
  name: string;
  people: string[];
};

export type LeaveLadder = {
  k: 'leave_ladder';
  ladder: number;
  team: number;
};

export type ChallengeWish = {
  k: 'challenge';
  ladder: number;
  other: number;
};

export type WithdrawChallenge = {
  k: 'withdraw';
  ladder: number;
  team: number;
};

export type ReportChallenge = {
  k: 'report';
  ladder: number;
  team: number;
  won: boolean;
};

export type ClubWant =
  | DescribeClub
  | JoinClub
  | LeaveClub
  | GiveRole
  | OpenLeague
  | CloseLeague
  | AddEvening
  | RemoveEvening
  | OpenLadder
  | JoinLadder
  | LeaveLadder
  | ChallengeWish
  | WithdrawChallenge
  | ReportChallenge;

export type ClubCommand = {
  want: ClubWant;
};

export type FriendShown = {
  id: string;
  name: string;
  here: boolean;
  table?: string;
};

export type FriendList = {
  friends: FriendShown[];
  requests: PersonShown[];
  asked: PersonShown[];
  lately: PersonShown[];
};

export type InvitationShown = {
  person: string;
  name: string;
  table: string;
  until: number;
};

export type FriendNews = {
  requests: number;
  teams: number;
  invitations: InvitationShown[];
};

export type FriendWish = {
  person: string;
  on: boolean;
};

export type InvitationWish = {
  person: string;
  table: string;
};

export type InvitationAnswer = {
  person: string;
  accept: boolean;
};

export type Shows = {
  curve: boolean;
  results: boolean;
  partners: boolean;
  cards: boolean;
  games: boolean;
  presence: boolean;
};

export type TeamMemberShown = {
  person: string;
  name: string;
  accepted: boolean;
};

export type TeamShown = {
  id: string;
  name: string;
  stands: boolean;
  members: TeamMemberShown[];
  rating: RatingShown;
  won: number;
};

export type CurvePoint = {
  family: string;
  at: number;
  shown: number;
};

export type TeamPage = {
  team: TeamShown;
  curve: CurvePoint[];
  games: GameSummary[];
};

export type TeamList = {
  teams: TeamShown[];
};

export type TeamWish = {
  name: string;
  people: string[];
};

export type TeamAnswer = {
  team: string;
  accept: boolean;
};

export type TypeTally = {
  type: string;
  games: number;
  won: number;
};

export type PartnerTally = {
  person?: string;
  name: string;
  games: number;
  won: number;
};

export type CardShare = {
  card: string;
  laid: number;
  share: number;
  usual: number;
};

export type OwnRecord = {
  type: string;
  cards: number;
  table: string;
};

export type Career = {
  shows: Shows;
  curve: CurvePoint[];
  results: TypeTally[];
  partners: PartnerTally[];
  cards: CardShare[];
  records: OwnRecord[];
  teams: TeamShown[];
};

export type RefusalReason =
  | 'too_short'
  | 'too_long'
  | 'like_name'
  | 'repeats'
  | 'row'
  | 'common'
  | 'invisible'
  | 'spaces'
  | 'marks'
  | 'reserved';

export type Failure = {
  error: RefusalCode;
  text: string;
  reason?: RefusalReason;
  until?: number;
  why?: string;
};

export type PhraseName = 'hello' | 'good_luck' | 'well_played' | 'thank_you' | 'sorry' | 'one_moment' | 'back_again' | 'hurry' | 'good_game' | 'smile' | 'laugh' | 'amazed' | 'sad' | 'applause';
