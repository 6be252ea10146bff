// Written from the types of Python by `python -m tests.docs.wire_types`.

/** Suspect, weapon and room, each by its number. */
export type Case = [number, number, number];
export type Card = number;
export type Cards = number;
export type Keeper = number;
export type Keepers = number;
export type Place = number;
export type Seat = number;
export type Space = number;

export type ToServer =
  | Enter
  | Resume
  | Watch
  | Act
  | Say;

export type FromServer =
  | TableMessage
  | NewsMessage
  | StoryMessage
  | SceneMessage
  | MovedMessage
  | Ack
  | Stale
  | RefusedMessage
  | HeardMessage
  | Noted;

export type Action =
  | Roll
  | Walk
  | TakePassage
  | Leap
  | Stay
  | Suggest
  | Accuse
  | Show
  | SayNone
  | Draw
  | Pass
  | LookInPool
  | PlayKeeper
  | UsePower
  | NameCard
  | PickSeat
  | LayOpen
  | PlacePassage
  | Rush
  | Challenge
  | EndTurn
  | Resign;

export type Phase =
  | Setup
  | Starting
  | Moving
  | Suggesting
  | AtPool
  | Drawing
  | Refuting
  | Spying
  | Glimpsing
  | ShowingNeighbour
  | Closing
  | Naming
  | Picking
  | Opening
  | PassingLeft
  | Placing
  | Rushing
  | Over;

export type GameEvent =
  | GameStarted
  | LotsRolled
  | CardsDealt
  | TurnBegan
  | PhaseBegan
  | DiceRolled
  | TokenMoved
  | WeaponMoved
  | Stayed
  | Declined
  | TurnEnded
  | SuggestionMade
  | CannotRefute
  | SuggestionRefuted
  | SuggestionStood
  | SuggestionBlocked
  | CardPassed
  | AccusationMade
  | CaseClaimed
  | AccusationFailed
  | SeatOut
  | CardWithheld
  | SeatChallenged
  | GameEnded
  | EverythingOpened
  | IntrigueDrawn
  | KeeperPlayed
  | PowerUsed
  | SeatDied
  | PoolLooked
  | ClueDrawn
  | CardNamed
  | SeatPicked
  | CardOpened
  | NobodyHolds
  | PassageOpened
  | RoomCardLooked
  | EnvelopeSealed
  | HandDealt
  | PoolFilled
  | RoomCardLaid
  | CardShown
  | CardSpied
  | CardGlimpsed
  | CardNoticed
  | CaseWritten
  | EnvelopeSeen
  | KeeperTaken
  | PoolSeen
  | AnswerSealed
  | RoomCardSeen;

export type Wish =
  | SitToo
  | SitWith
  | LetIn
  | TurnAway
  | Leave
  | StepOut
  | StepIn
  | GiveOrders
  | ChooseSuspect
  | Pledge
  | Reveal
  | SeatBot
  | FreeChair
  | SetTable
  | Mute
  | Ignore
  | Start
  | Park
  | GoOn
  | Propose
  | Agree
  | Decline
  | TakeOverAsHost
  | Rematch
  | Publish
  | Unpublish
  | BeNamed;

export type Chosen =
  | Choice
  | Places
  | Cases;

export type Change =
  | PencilMark
  | Note;

export type Code =
  | "bad_bot"
  | "bad_command"
  | "bad_key"
  | "bad_name"
  | "bad_nonce"
  | "bad_note"
  | "bad_pledge"
  | "bad_setup"
  | "bad_text"
  | "crowded"
  | "banned"
  | "damaged"
  | "endless"
  | "full"
  | "handed_over"
  | "illegal"
  | "muted"
  | "name_taken"
  | "needs_vote"
  | "no_assistance"
  | "no_such_game"
  | "no_such_number"
  | "no_such_person"
  | "no_such_replay"
  | "no_such_seat"
  | "no_such_table"
  | "not_asked"
  | "not_dealt"
  | "not_host"
  | "not_invited"
  | "not_open"
  | "not_over"
  | "not_publisher"
  | "not_seated"
  | "one_device"
  | "over"
  | "own_chair"
  | "parked"
  | "replaced"
  | "rested"
  | "reused"
  | "seated_together"
  | "spent"
  | "stale"
  | "taken"
  | "too_early"
  | "too_long"
  | "try_again"
  | "unfilled"
  | "voting"
  | "withdrawn";

/** The first message. heard is the number of the first line of talk one has not read. */
export interface Enter {
  type: "enter";
  ticket: string;
  heard?: number;
}

/** Follow a game with the eyes of your own seat, or of a spectator (-1), from a number on. */
export interface Resume {
  type: "resume";
  game: string;
  viewer: Seat;
  seq?: number;
}

/** Like Resume, but told in words and with what there is to choose: for whoever draws it. */
export interface Watch {
  type: "watch";
  game: string;
  viewer: Seat;
  language: "fr" | "en";
  seq?: number;
}

/** Answer a prompt for the seat named in the action. Keep cmd_id when sending it again. */
export interface Act {
  type: "act";
  cmd_id: string;
  prompt_id: number;
  action: Action;
}

/** Say something at the table: one of the phrases, or a text. */
export interface Say {
  type: "say";
  cmd_id: string;
  phrase?: string;
  text?: string;
}

/** The table as it stands, who is there included: on entering, and after every change. */
export interface TableMessage {
  type: "table";
  table: TableView;
}

/** A stretch of a viewer's own stream, the first event having the number seq. prompt is the question after it, and null while there is more on the way, or at the end. */
export interface NewsMessage {
  type: "news";
  game: string;
  viewer: Seat;
  seq: number;
  events: GameEvent[];
  prompt: Prompt | null;
  more: boolean;
}

/** A stretch of a viewer's own stream in words; followed by more of it, or a SceneMessage. */
export interface StoryMessage {
  type: "story";
  game: string;
  viewer: Seat;
  told: Told[];
}

/** What the viewer sees after all that was told, and the question on the table. */
export interface SceneMessage {
  type: "scene";
  game: string;
  viewer: Seat;
  prompt: Prompt | null;
  scene: Scene;
}

/** What is new for a viewer since the last scene or move that they were sent. Its events ended before seq; the lines of told are numbered from there on. What the viewer sees then is the scene they had with what is named in table and you put in its place; of turn and own only what is named in them. The phase is that of the last event. busy says that bots think more simply at present, because many games wait for them. */
export interface MovedMessage {
  type: "moved";
  viewer: Seat;
  seq: number;
  prompt: Prompt | null;
  told: Spoken[];
  table?: TableChange;
  you?: ViewerChange;
  busy?: boolean;
}

/** A command has taken effect and is stored; sent again it gets the same answer. */
export interface Ack {
  type: "ack";
  cmd_id: string;
  prompt_id: number;
}

/** The prompt was answered already. */
export interface Stale {
  type: "stale";
  cmd_id: string;
}

/** Nothing has changed. Without a cmd_id it answers a Resume. */
export interface RefusedMessage {
  type: "refused";
  cmd_id: string;
  code: Code;
  viewer: Seat | null;
}

/** What was said at the table. */
export interface HeardMessage {
  type: "heard";
  said: Said[];
}

/** The notebook of your own seat has changed, here or on another device. It comes for each seat you watch with; number counts the changes. */
export interface Noted {
  type: "noted";
  game: string;
  viewer: Seat;
  number: number;
}

/** Roll the dice. */
export interface Roll {
  type: "Roll";
  seat: Seat;
}

/** Move by the dice to a space. */
export interface Walk {
  type: "Walk";
  seat: Seat;
  to: Space;
}

/** Go through a secret passage to a room. */
export interface TakePassage {
  type: "TakePassage";
  seat: Seat;
  to: Space;
}

/** Go straight to a room, by a double of the dice. */
export interface Leap {
  type: "Leap";
  seat: Seat;
  to: Space;
}

/** Remain where one stands. */
export interface Stay {
  type: "Stay";
  seat: Seat;
}

/** Name a case and ask the others to refute it. */
export interface Suggest {
  type: "Suggest";
  seat: Seat;
  case: Case;
}

/** Stake one's game on a case. */
export interface Accuse {
  type: "Accuse";
  seat: Seat;
  case: Case;
}

/** Show a card to the one who is to see it. */
export interface Show {
  type: "Show";
  seat: Seat;
  card: Card;
}

/** Say that one holds none of the named cards. */
export interface SayNone {
  type: "SayNone";
  seat: Seat;
}

/** Draw the Intrigue card one is offered. */
export interface Draw {
  type: "Draw";
  seat: Seat;
}

/** Decline what is offered. */
export interface Pass {
  type: "Pass";
  seat: Seat;
}

/** Look at the cards in the pool. */
export interface LookInPool {
  type: "LookInPool";
  seat: Seat;
}

/** Play a keeper; to or token where its text asks for one. */
export interface PlayKeeper {
  type: "PlayKeeper";
  seat: Seat;
  keeper: Keeper;
  to: Space | null;
  token: Card | null;
}

/** Use the power of one's guest; to where it asks for a place. */
export interface UsePower {
  type: "UsePower";
  seat: Seat;
  to: Space | null;
}

/** Name the card that whoever holds it must lay open. */
export interface NameCard {
  type: "NameCard";
  seat: Seat;
  card: Card;
}

/** Pick the seat that must lay open a card. */
export interface PickSeat {
  type: "PickSeat";
  seat: Seat;
  target: Seat;
}

/** Lay a card of one's hand open for good. */
export interface LayOpen {
  type: "LayOpen";
  seat: Seat;
  card: Card;
}

/** Put the new passage into a room. */
export interface PlacePassage {
  type: "PlacePassage";
  seat: Seat;
  room: Space;
}

/** Name the room to rush to. */
export interface Rush {
  type: "Rush";
  seat: Seat;
  room: Space;
}

/** Say that a seat withheld a card which one has seen in its hand. */
export interface Challenge {
  type: "Challenge";
  seat: Seat;
  offender: Seat;
  card: Card;
}

/** Hand the dice on. */
export interface EndTurn {
  type: "EndTurn";
  seat: Seat;
}

/** Give up: no more turns, but still refute. It answers no prompt and may come at any time. */
export interface Resign {
  type: "Resign";
  seat: Seat;
}

/** Nothing has been dealt yet. */
export interface Setup {
  type: "Setup";
}

/** A seat begins its turn and chooses how. */
export interface Starting {
  type: "Starting";
  seat: Seat;
}

/** A seat has rolled and may move. */
export interface Moving {
  type: "Moving";
  seat: Seat;
  steps: number;
  leg: number;
  may_stay: boolean;
}

/** A seat may name a case. */
export interface Suggesting {
  type: "Suggesting";
  seat: Seat;
}

/** A seat has come to the pool: it may look, accuse or neither. */
export interface AtPool {
  type: "AtPool";
  seat: Seat;
}

/** A summoned seat may draw an Intrigue card. */
export interface Drawing {
  type: "Drawing";
  seat: Seat;
}

/** A seat is asked about the suggestion. */
export interface Refuting {
  type: "Refuting";
  seat: Seat;
}

/** A seat may look at the card just shown, as may the others asked in turn. */
export interface Spying {
  type: "Spying";
  seat: Seat;
  asked: Seat[];
}

/** A seat which has shown a card may see one in return. */
export interface Glimpsing {
  type: "Glimpsing";
  seat: Seat;
  to: Seat;
  after: "suggestion" | "neighbour";
}

/** A seat must show a card to its left neighbour, whose turn ends. */
export interface ShowingNeighbour {
  type: "ShowingNeighbour";
  seat: Seat;
  to: Seat;
}

/** A seat may do the last things of its turn, or end it. */
export interface Closing {
  type: "Closing";
  seat: Seat;
}

/** A seat names a card that whoever holds it must lay open. */
export interface Naming {
  type: "Naming";
  seat: Seat;
  cards: Card[];
}

/** A seat picks another who must lay open a card. */
export interface Picking {
  type: "Picking";
  seat: Seat;
}

/** A seat must lay open a card, as must the others asked in turn. */
export interface Opening {
  type: "Opening";
  seat: Seat;
  asked: Seat[];
}

/** A seat must show a card to its left neighbour, as must the others asked in turn. */
export interface PassingLeft {
  type: "PassingLeft";
  seat: Seat;
  asked: Seat[];
}

/** A seat chooses the room for the new passage. */
export interface Placing {
  type: "Placing";
  seat: Seat;
}

/** A seat chooses the room to rush to: for all, or like the others asked, for itself. */
export interface Rushing {
  type: "Rushing";
  seat: Seat;
  asked: Seat[];
}

/** The game has ended; nobody won if winner is None. */
export interface Over {
  type: "Over";
  winner: Seat | null;
}

/** The edition, its options, who plays which suspect, and where the weapons lie. */
export interface GameStarted {
  type: "GameStarted";
  edition: string;
  options: Options;
  suspects: Card[];
  weapons: Space[];
}

/** Some seats rolled for who deals or who begins; the tied roll again. */
export interface LotsRolled {
  type: "LotsRolled";
  purpose: "deal" | "begin";
  seats: Seat[];
  rolls: number[];
}

/** How many cards each seat got, how many lie in the pool, and the rooms in which one lies. */
export interface CardsDealt {
  type: "CardsDealt";
  dealer: Seat;
  sizes: number[];
  pool: number;
  in_rooms: Space[];
}

/** A seat has the dice. */
export interface TurnBegan {
  type: "TurnBegan";
  seat: Seat;
}

/** What the table now waits for: the rules decide it, everyone is told. */
export interface PhaseBegan {
  type: "PhaseBegan";
  phase: Phase;
}

/** What the dice showed, and how many cards they make one draw. */
export interface DiceRolled {
  type: "DiceRolled";
  seat: Seat;
  dice: number[];
  draws: number;
}

/** A suspect's token stands somewhere else. */
export interface TokenMoved {
  type: "TokenMoved";
  token: Card;
  to: Space;
  how: "walk" | "passage" | "leap" | "keeper" | "power" | "summoned" | "named" | "rush" | "sent_back" | "swept";
}

/** A weapon lies somewhere else. */
export interface WeaponMoved {
  type: "WeaponMoved";
  weapon: Card;
  to: Space;
}

/** A seat has chosen to remain where it was. */
export interface Stayed {
  type: "Stayed";
  seat: Seat;
}

/** A seat has declined what it was openly offered. */
export interface Declined {
  type: "Declined";
  seat: Seat;
}

/** A seat has handed the dice on. */
export interface TurnEnded {
  type: "TurnEnded";
  seat: Seat;
}

/** A case was named aloud. */
export interface SuggestionMade {
  type: "SuggestionMade";
  seat: Seat;
  case: Case;
}

/** A seat has said that it holds none of the named cards. */
export interface CannotRefute {
  type: "CannotRefute";
  seat: Seat;
  case: Case;
}

/** A card changed eyes; which one is in the private CardShown. */
export interface SuggestionRefuted {
  type: "SuggestionRefuted";
  by: Seat;
  to: Seat;
  case: Case;
}

/** Nobody has refuted. */
export interface SuggestionStood {
  type: "SuggestionStood";
  seat: Seat;
  case: Case;
}

/** A keeper has put an end to the asking. */
export interface SuggestionBlocked {
  type: "SuggestionBlocked";
  by: Seat;
  case: Case;
}

/** A seat showed a card to another, not for a suggestion; which one is in CardShown. */
export interface CardPassed {
  type: "CardPassed";
  by: Seat;
  to: Seat;
}

/** A seat stakes its game; what it claims is in CaseClaimed or CaseWritten. */
export interface AccusationMade {
  type: "AccusationMade";
  seat: Seat;
}

/** The accusation as it was said aloud. */
export interface CaseClaimed {
  type: "CaseClaimed";
  seat: Seat;
  case: Case;
}

/** The accuser was wrong. */
export interface AccusationFailed {
  type: "AccusationFailed";
  seat: Seat;
}

/** A seat takes no more turns; it still refutes. */
export interface SeatOut {
  type: "SeatOut";
  seat: Seat;
  because: "accused" | "convicted" | "resigned";
}

/** At the end: a seat had said not to hold a card which it held. */
export interface CardWithheld {
  type: "CardWithheld";
  seat: Seat;
  card: Card;
}

/** A seat says that another withheld a card. */
export interface SeatChallenged {
  type: "SeatChallenged";
  seat: Seat;
  offender: Seat;
  card: Card;
}

/** The envelope is opened for all. */
export interface GameEnded {
  type: "GameEnded";
  winner: Seat | null;
  case: Case;
  because: "solved" | "last_detective" | "nobody_left" | "turn_limit";
}

/** After the end nothing is hidden: hands, keepers, pool, rooms, written accusations. */
export interface EverythingOpened {
  type: "EverythingOpened";
  hands: Cards[];
  keepers: Keepers[];
  pool: Cards;
  in_rooms: Card[];
  written: (Case | null)[];
}

/** A seat drew a clock with this number; or a keeper, if 0, named in KeeperTaken. */
export interface IntrigueDrawn {
  type: "IntrigueDrawn";
  seat: Seat;
  why: "die" | "square" | "summoned";
  clock: number;
}

/** A keeper was played and leaves the game. */
export interface KeeperPlayed {
  type: "KeeperPlayed";
  seat: Seat;
  keeper: Keeper;
}

/** A guest's power is spent. */
export interface PowerUsed {
  type: "PowerUsed";
  seat: Seat;
}

/** The last clock struck for a seat: its cards lie open, its token is gone. */
export interface SeatDied {
  type: "SeatDied";
  seat: Seat;
  hand: Cards;
}

/** A seat has looked at the cards in the pool. */
export interface PoolLooked {
  type: "PoolLooked";
  seat: Seat;
}

/** A clue card was drawn and read aloud; clue is its number in the edition's list. */
export interface ClueDrawn {
  type: "ClueDrawn";
  seat: Seat;
  clue: number;
}

/** A seat named a card for a clue. */
export interface CardNamed {
  type: "CardNamed";
  seat: Seat;
  card: Card;
}

/** A seat picked another for a clue. */
export interface SeatPicked {
  type: "SeatPicked";
  seat: Seat;
  target: Seat;
}

/** A card lies open for good in front of its holder. */
export interface CardOpened {
  type: "CardOpened";
  seat: Seat;
  card: Card;
}

/** Nobody at the table had the card that was called for. */
export interface NobodyHolds {
  type: "NobodyHolds";
  card: Card;
}

/** A room is now joined with every corner room. */
export interface PassageOpened {
  type: "PassageOpened";
  seat: Seat;
  room: Space;
}

/** A seat has looked at the card that lies in a room. */
export interface RoomCardLooked {
  type: "RoomCardLooked";
  seat: Seat;
  room: Space;
}

/** The case to solve. */
export interface EnvelopeSealed {
  type: "EnvelopeSealed";
  case: Case;
}

/** The cards one seat was dealt. */
export interface HandDealt {
  type: "HandDealt";
  seat: Seat;
  cards: Cards;
}

/** The cards left over, face down in the pool. */
export interface PoolFilled {
  type: "PoolFilled";
  cards: Cards;
}

/** The card that lies face down in a room. */
export interface RoomCardLaid {
  type: "RoomCardLaid";
  room: Space;
  card: Card;
}

/** Which card it was. */
export interface CardShown {
  type: "CardShown";
  by: Seat;
  to: Seat;
  card: Card;
}

/** A third seat saw the card too. */
export interface CardSpied {
  type: "CardSpied";
  seat: Seat;
  by: Seat;
  card: Card;
}

/** A random card of a hand was seen, as both know. */
export interface CardGlimpsed {
  type: "CardGlimpsed";
  seat: Seat;
  of: Seat;
  card: Card;
}

/** A card of a hand was seen by accident, at a real table; nobody else knows. */
export interface CardNoticed {
  type: "CardNoticed";
  seat: Seat;
  of: Seat;
  card: Card;
}

/** The accusation as it was written down in secret. */
export interface CaseWritten {
  type: "CaseWritten";
  seat: Seat;
  case: Case;
}

/** An accuser has looked inside. */
export interface EnvelopeSeen {
  type: "EnvelopeSeen";
  seat: Seat;
  case: Case;
}

/** Which keeper it was. */
export interface KeeperTaken {
  type: "KeeperTaken";
  seat: Seat;
  keeper: Keeper;
}

/** What it saw there. */
export interface PoolSeen {
  type: "PoolSeen";
  seat: Seat;
  cards: Cards;
}

/** A seat's answer while others are still asked; it takes effect with theirs. */
export interface AnswerSealed {
  type: "AnswerSealed";
  seat: Seat;
  answer: Action;
}

/** Which card it saw. */
export interface RoomCardSeen {
  type: "RoomCardSeen";
  seat: Seat;
  room: Space;
  card: Card;
}

/** Take one more chair, for somebody at the same device; on a chair of others one asks them. */
export interface SitToo {
  type: "SitToo";
  name: string;
  chair?: number | null;
}

/** Move to another chair: to a free one at once, to one of others when all there agree. */
export interface SitWith {
  type: "SitWith";
  chair: number;
}

/** Agree that somebody who asks sits on your own chair too: they will see its cards. */
export interface LetIn {
  type: "LetIn";
  chair: number;
  person: number;
}

/** Decline that, for everybody on the chair. */
export interface TurnAway {
  type: "TurnAway";
  chair: number;
  person: number;
}

/** Give a chair up, or ask no more. Without a chair: everywhere. In a game a bot goes on, and the chair is lost: to come back later, use StepOut. */
export interface Leave {
  type: "Leave";
  chair?: number | null;
}

/** Get up during a game: a stand-in plays until one returns, and the chair stays one's own. Whoever connects again has returned. The stand-in never accuses, and spends no power or keeper. */
export interface StepOut {
  type: "StepOut";
}

/** Return to one's chair on a device that has been connected all along. */
export interface StepIn {
  type: "StepIn";
}

/** Have something answered for one's own chair; it takes the place of the orders before. Orders count for somebody alone with bots, and where StandingAnswers were agreed on. */
export interface GiveOrders {
  type: "GiveOrders";
  chair: number;
  orders: Orders;
}

/** Choose whom to play; an empty word for anybody. */
export interface ChooseSuspect {
  type: "ChooseSuspect";
  chair: number;
  suspect: string;
}

/** Pledge a nonce for the next game, once its commitment is stored on this device. The pledge is the SHA-256, in hexadecimal, of lenoir pledge 1|GAME|COMMITMENT|NONCE. It is for all chairs of this person, and may be replaced until Start. */
export interface Pledge {
  type: "Pledge";
  pledge: string;
}

/** Reveal the nonce that was pledged, once all pledges are published and noted. */
export interface Reveal {
  type: "Reveal";
  nonce: string;
}

/** Let a bot play on a chair; whoever sits there is sent away, but not the host (own_chair). During a game only if they were waited for in vain; somebody who is there needs a vote. */
export interface SeatBot {
  type: "SeatBot";
  chair: number;
  bot?: string;
}

/** Make a chair free; whoever sits there is sent away, but not the host (own_chair). */
export interface FreeChair {
  type: "FreeChair";
  chair: number;
}

/** Change the settings. */
export interface SetTable {
  type: "SetTable";
  edition?: string | null;
  options?: Record<string, unknown> | null;
  chairs?: number | null;
  listed?: boolean | null;
  pace?: number | null;
  free_text?: boolean | null;
  assistance?: "none" | "shown" | "all" | "odds" | null;
}

/** Let somebody be silent, or speak again. */
export interface Mute {
  type: "Mute";
  person: number;
  on?: boolean;
}

/** Not to read what somebody says, or to read it again. */
export interface Ignore {
  type: "Ignore";
  person: number;
  on?: boolean;
}

/** Freeze the seats and mix the nonces; the deal follows by itself. A pledge that comes with it is the same as a Pledge before it. */
export interface Start {
  type: "Start";
  pledge?: string;
}

/** Let the game rest, once for each decision: no clock runs and no bot answers. */
export interface Park {
  type: "Park";
}

/** Take a parked game up again. Everybody seated may, so that no host can hold a game up. */
export interface GoOn {
  type: "GoOn";
}

/** Put a change to the vote, during a game: one at a time. */
export interface Propose {
  type: "Propose";
  amendment: NewPace | NewAssistance | StandingAnswers | BotInstead;
}

/** Agree to the proposal with this number. */
export interface Agree {
  type: "Agree";
  proposal: number;
}

/** Decline it; withdraw it, if it is one's own. */
export interface Decline {
  type: "Decline";
  proposal: number;
}

/** Be host in place of one who was waited for in vain. */
export interface TakeOverAsHost {
  type: "TakeOverAsHost";
}

/** After a game, another one with the same people. */
export interface Rematch {
  type: "Rematch";
}

/** Let strangers see a game again that is over, by a link that TableView then has. Only its players can. They appear as the guests they played; named agrees to one's own name. */
export interface Publish {
  type: "Publish";
  game: string;
  named?: boolean;
}

/** End that: the link leads nowhere from then on. Whoever published it can. If they have left the table, its host can. */
export interface Unpublish {
  type: "Unpublish";
  game: string;
}

/** Agree to one's own name in a published game, or take that back. */
export interface BeNamed {
  type: "BeNamed";
  game: string;
  on?: boolean;
}

/** One thing to do. */
export interface Choice {
  type: "choice";
  action: Action;
  label: string;
  note: string;
}

/** The same thing to do at any of some places: the example with another to. */
export interface Places {
  type: "places";
  example: Action;
  to: Space[];
  label: string;
  note: string;
}

/** A case to name: any suspect, any weapon, and one of these rooms. */
export interface Cases {
  type: "cases";
  deed: "Suggest" | "Accuse";
  rooms: Card[];
  label: string;
}

/** A sign in pencil for a card at a place; an empty one rubs it out. A place is a seat, 6 for the pool, 7 for the envelope, or 8 and the number of a room. */
export interface PencilMark {
  type: "mark";
  card: Card;
  place: Place;
  sign: "" | "yes" | "no" | "maybe" | "alert";
}

/** A note beside a card, or the free text at the end (null); an empty one rubs it out. Lines of the free text are set apart by U+2028: no text on the wire has control characters. */
export interface Note {
  type: "note";
  card: Card | null;
  text: string;
}

/** What somebody wants a table to be. device is a secret random word, as for Join, and a new one for each table: sent again with the same word, when the answer was lost, it is the same table and the same host. With another opening it is refused (reused). */
export interface NewTable {
  edition: string;
  chairs: number;
  name: string;
  options?: Record<string, unknown>;
  listed?: boolean;
  pace?: number;
  free_text?: boolean;
  assistance?: "none" | "shown" | "all" | "odds";
  device?: string;
  bots?: string[];
}

/** A table, and the keys to hand on: they are told to its host alone and not kept. */
export interface Opened {
  type: "Opened";
  table: string;
  code: string;
  invite: string;
  watch: string;
  game: string;
  commitment: string;
}

/** Take a chair with the key of the link or with the short code; the first free one, or this. device is a secret random word of the device, 16 to 64 letters, digits, _ and -: sent again with the same word, when the answer was lost, it is the same person on the same chair. */
export interface Join {
  invite: string;
  name: string;
  chair?: number | null;
  device?: string;
}

/** Come with a link that works once; a name is needed for a chair that changes hands. device is as for Join: with the same word the link works again for the same device. */
export interface Claim {
  offer: string;
  name?: string;
  device?: string;
}

/** Ask for a link for another device of one's own, or for whoever takes over a chair. With watch it is a link to look on, which works as often as it is used. */
export interface Offering {
  chair?: number | null;
  watch?: boolean;
}

/** A key for a link, told once. */
export interface Offered {
  offer: string;
}

/** Look on, with the key of the link for that. */
export interface Spectate {
  watch: string;
}

/** Ask something of the table; sent again under the same name it is done once. */
export interface Wishing {
  cmd_id: string;
  wish: Wish;
}

/** The table with a short code. */
export interface Found {
  table: string;
}

/** The table with a screen’s code, and the key to look on with: it goes to Spectate. */
export interface ScreenFound {
  table: string;
  watch: string;
}

/** Tables with a free chair for strangers. */
export interface Listed {
  tables: Notice[];
}

/** A table in the list for strangers. */
export interface Notice {
  code: string;
  edition: string;
  names: string[];
  free: number;
  pace: number;
}

/** The first message of a socket: it works once and for half a minute. */
export interface Ticket {
  ticket: string;
}

/** An error (RFC 9457), its title in the language asked for. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
}

/** All that the people at a table, and those who look on, may know of it. */
export interface TableView {
  type: "TableView";
  table: string;
  edition: string;
  options: Record<string, unknown>;
  chairs: ChairView[];
  people: PersonView[];
  host: number;
  listed: boolean;
  pace: number;
  free_text: boolean;
  assistance: "none" | "shown" | "all" | "odds";
  stage: "open" | "pledging" | "revealing" | "playing" | "parked";
  game: string;
  commitment: string;
  past: string[];
  code: string;
  screen: string;
  you: number | null;
  seats: Seat[];
  proposal: Proposal | null;
  voters: number[];
  announcements: (AnotherDevice | SatDownWith | TookOver | OnOneDevice | BotTookOver | SettingsChanged | ProposalFailed | Published)[];
  standing: boolean;
  orders: Orders;
  publications: Publication[];
}

/** A seat, and who plays it. */
export interface ChairView {
  sitters: number[];
  names: string[];
  bot: string;
  stand_in: boolean;
  suspect: string;
  pledge: string;
  revealed: boolean;
  asks: AskView[];
}

/** Somebody who wants to sit on a chair with others, and who of these has agreed. */
export interface AskView {
  person: number;
  name: string;
  instead: number | null;
  agreed: number[];
}

/** Somebody at the table. */
export interface PersonView {
  name: string;
  away: boolean;
  gone: boolean;
  left: boolean;
  muted: boolean;
  devices: number;
}

/** An amendment that people vote on. */
export interface Proposal {
  number: number;
  by: number;
  amendment: NewPace | NewAssistance | StandingAnswers | BotInstead;
  agreed: number[];
  declined: number[];
  concerned: number[];
}

/** Other seconds for a decision, 0 for as long as it takes; it counts from the next prompt. */
export interface NewPace {
  type: "NewPace";
  seconds: number;
}

/** Other help from the notebooks. */
export interface NewAssistance {
  type: "NewAssistance";
  assistance: "none" | "shown" | "all" | "odds";
}

/** Every answer is released at a drawn moment, and given for whoever has not chosen by then. */
export interface StandingAnswers {
  type: "StandingAnswers";
  on: boolean;
}

/** A bot plays on for whoever sits on a chair. */
export interface BotInstead {
  type: "BotInstead";
  chair: number;
  bot: string;
}

/** Somebody has brought another device, which sees all that they see. */
export interface AnotherDevice {
  type: "AnotherDevice";
  person: number;
  number: number;
}

/** Somebody shares a chair with others now, who let them in. */
export interface SatDownWith {
  type: "SatDownWith";
  person: number;
  others: number[];
  number: number;
}

/** Somebody has taken the place of another, by a link of theirs. */
export interface TookOver {
  type: "TookOver";
  person: number;
  instead: number;
  name: string;
  number: number;
}

/** A chair is played on the device of somebody who has another one. */
export interface OnOneDevice {
  type: "OnOneDevice";
  person: number;
  name: string;
  number: number;
}

/** A bot plays on for people who were sent away during a game. */
export interface BotTookOver {
  type: "BotTookOver";
  people: number[];
  number: number;
}

/** The table is played otherwise now. */
export interface SettingsChanged {
  type: "SettingsChanged";
  settings: string[];
  number: number;
}

/** A proposal has failed. */
export interface ProposalFailed {
  type: "ProposalFailed";
  person: number;
  number: number;
}

/** Somebody has published a game of this table. */
export interface Published {
  type: "Published";
  person: number;
  number: number;
}

/** A finished game as a viewer saw it, after all events or after some of them. told is the whole story, or the last line of it where a moment was asked for. */
export interface Replay {
  game: string;
  edition: string;
  viewer: Seat;
  names: string[];
  length: number;
  told: Told[];
  scene: Scene;
}

/** A game that is over, looked at again with all cards open. */
export interface Review {
  turns: Seat[];
  knew: Knew[];
  answers: Answered[];
}

/** How much was open for a seat: after the deal, and then after each turn. */
export interface Knew {
  seat: Seat;
  bits: number[];
  cases: number[];
  certain: number | null;
  looked: number | null;
}

/** A card that was shown, and what it told in truth: nobody could judge that at the time. */
export interface Answered {
  turn: number;
  by: Seat;
  to: Seat;
  card: Card;
  bits: number;
}

/** The review of one seat, judged by what that seat could see. */
export interface Hindsight {
  seat: Seat;
  progress: number;
  turns: number;
  bits: number[];
  summary: string[];
  certain: number | null;
  account: Account;
  account_text: string;
  accuracy: number | null;
  questions: number;
  bots: [string, number][];
  notes: string[];
  moments: MomentTold[];
  proved: Proved[];
  near: number;
}

/** In bits: start = best - lost + luck + heard + left. */
export interface Account {
  start: number;
  best: number;
  lost: number;
  luck: number;
  heard: number;
  left: number;
}

/** One act to look at again. */
export interface MomentTold {
  kind: "waited" | "impossible" | "dared" | "lost" | "idle" | "given" | "find";
  turn: number;
  number: number;
  title: string;
  text: string;
  amount: string;
  case: Case | null;
  card: Card | null;
  choices: [Case, number][];
  cards: [Card, number][];
  proved: Proved[];
}

/** What could be known, since when, and why. */
export interface Proved {
  text: string;
  turn: number;
  number: number;
  lines: TracedLine[];
}

/** A line of a proof, and where in the viewer's stream it was told, if it was told anything. */
export interface TracedLine {
  text: string;
  turn: number | null;
  number: number | null;
}

/** Questions side by side, at a moment of a game that is over. */
export interface Choices {
  choices: QuestionTold[];
}

/** A question that could be asked, in words. */
export interface QuestionTold {
  who: "tried" | "asked" | "best" | "lenoir" | "quiet";
  case: Case;
  bits: number;
  text: string;
  answers: string[];
}

/** All steps, one after the other. */
export interface FirstCase {
  edition: string;
  names: string[];
  steps: LessonStep[];
}

/** One thing to learn. */
export interface LessonStep {
  lesson: "welcome" | "roll" | "walk" | "suggest" | "answer" | "denied" | "show" | "deduce" | "others" | "passage" | "again" | "stood" | "accuse" | "won";
  told: Told[];
  scene: Scene;
  action: Action | null;
  marks: Marking[];
}

/** A cell of the notebook: that a card is at a seat or in the envelope (-1), or is not. */
export interface Marking {
  card: Card;
  place: number;
  there: boolean;
}

/** Every puzzle in a line. */
export interface PuzzleList {
  cases: PuzzleSummary[];
  lessons: PuzzleSummary[];
}

/** What a list of puzzles says of each. */
export interface PuzzleSummary {
  number: number;
  edition: string;
  kind: string;
  grade: number;
  technique: "last_place" | "one_of" | "rest" | "full" | "chain" | "taken" | "wrong_case" | "suppose" | "case";
  seats: number;
}

/** The puzzles of four weeks, or those of the lessons. */
export interface PuzzleVolume {
  volume: number;
  puzzles: PuzzleSheet[];
}

/** All that a page needs to show a puzzle, to judge any answer and to prove the right one. */
export interface PuzzleSheet {
  number: number;
  edition: string;
  kind: string;
  grade: number;
  level: number;
  load: number;
  technique: "last_place" | "one_of" | "rest" | "full" | "chain" | "taken" | "wrong_case" | "suppose" | "case";
  seat: Seat;
  suspects: Card[];
  names: string[];
  places: Place[];
  sizes: number[];
  in_rooms: Space[];
  hand: Card[];
  question: string;
  notes: string[];
  card: Card | null;
  log: LogLine[];
  told: [Place, Card, boolean][];
  answer: [Place, Card][];
  deals: Card[][][];
  clashes: [Place, Card, number[]][];
  since: [Place, Card, number][];
  found: string[];
  proof: PuzzleProofLine[];
  needs: number[];
}

/** One entry of the log: what was done, and what was answered. */
export interface LogLine {
  seat: Seat;
  text: string;
  answer: string;
}

/** One step, and the entries it comes from. */
export interface PuzzleProofLine {
  text: string;
  entries: number[];
}

/** All readings of an edition. */
export interface HowWePlay {
  edition: string;
  heading: Text;
  lead: Text;
  house_rules: Text;
  readings: Reading[];
  options: Record<string, Text>;
}

/** How a rule is read. */
export interface Reading {
  rule: string;
  text: Text;
  options: Text[];
}

/** Tell whoever runs the server about somebody at the table, for a reason and in a few words. */
export interface Reporting {
  person: number;
  reason: "language" | "name" | "cheating" | "other";
  text?: string;
}

/** It was noted. */
export interface Reported {
  person: number;
  reason: "language" | "name" | "cheating" | "other";
}

/** Write into the notebook of your own seat; sent again under the same name it is done once. */
export interface Pencilling {
  seat: Seat;
  cmd_id: string;
  changes: Change[];
}

/** All that is pencilled in; number counts the batches of changes. */
export interface Notebook {
  game: string;
  seat: Seat;
  number: number;
  marks: PencilMark[];
  notes: Note[];
}

/** All that follows from what a seat has seen so far. */
export interface Deduced {
  seq: number;
  deals: string;
  cases: number;
  columns: Column[];
}

/** A place, and for each card whether it is certainly there, certainly not, or open (null). */
export interface Column {
  place: Place;
  there: (boolean | null)[];
  odds: number[];
}

/** What has become certain for a seat since a moment, in a line each. */
export interface Learned {
  seq: number;
  lines: string[];
  more: number;
  open: string[];
}

/** A statement about a card at a place, and the lines that prove it or would settle it. */
export interface Grounds {
  text: string;
  there: boolean | null;
  lines: string[];
}

/** All there is to play, and whom against; the bots from weak to strong. */
export interface Catalogue {
  editions: EditionSheet[];
  bots: BotSheet[];
  usual_bot: string;
}

/** An edition. */
export interface EditionSheet {
  key: string;
  title: Text;
  about: Text;
  differences: Text[];
  fewest: number;
  most: number;
  suspects: CardSheet[];
  weapons: CardSheet[];
  rooms: CardSheet[];
  board: BoardSheet;
  dice: number;
  special_dice: boolean[];
  options: OptionSheet[];
  keepers: Described[];
  powers: (PowerSheet | null)[];
  clues: ClueSheet[];
  clocks: number;
  pool: Space | null;
  dealer: "drawn" | "highest_roll" | "last_seat";
  first: "first_token" | "highest_roll";
  equal_hands: boolean;
  paper: "cream" | "sepia" | "slate";
  accuses_in: "anywhere" | "room" | "pool";
}

/** A card: cards are numbered suspects first, then weapons, then rooms. */
export interface CardSheet {
  id: string;
  name: Text;
  colour: string;
}

/** The board. Spaces are numbers: rooms from 0 on, then first + row * stride + column. */
export interface BoardSheet {
  rows: string[];
  marks: string[];
  places: Text[];
  first: number;
  stride: number;
  doors: Space[][];
  question_marks: Space[];
  starts: Space[];
  passages: Space[][];
}

/** Something a table may settle. HowWePlay has it in words: a first game needs none. */
export interface OptionSheet {
  name: string;
  default: boolean | number | string;
  wants: "bool" | "number" | "dice" | "choice" | "rooms";
  choices: string[];
}

/** A thing with a name, what it does, and how often there is one. */
export interface Described {
  id: string;
  name: Text;
  text: Text;
  copies: number;
}

/** A guest's power, and what its card says once it is used and turned over (D-34). */
export interface PowerSheet {
  id: string;
  name: Text;
  text: Text;
  copies: number;
  personality: Text;
}

/** A clue card; one that reveals a card says which. */
export interface ClueSheet {
  id: string;
  name: Text;
  text: Text;
  copies: number;
  card: Card | null;
}

/** Somebody to play against. */
export interface BotSheet {
  name: string;
  about: Text;
}

/** A word or a sentence in every language: what has no words of its own is said in English. */
export interface Text {
  fr: string;
  en: string;
}

/** The question on the table: the phase says what, this says which and to whom. It is public. */
export interface Prompt {
  id: number;
  seat: Seat;
}

/** An event of the viewer's own stream, by its number, in words; some need none. */
export interface Told {
  number: number;
  event: GameEvent;
  text: string;
  private: boolean;
}

/** The table as one viewer sees it. Values by seat, token and weapon stand in that order. */
export interface Scene {
  phase: Phase;
  suspects: Card[];
  called: string[];
  tokens: Space[];
  weapons: Space[];
  dealer: Seat | null;
  sizes: number[];
  pool_size: number;
  in_rooms: Space[];
  opened: Card[][];
  turns: number;
  turn: Turn;
  out: Seat[];
  dead: Seat[];
  case: Case | null;
  keepers: number[];
  played: Keeper[][];
  pile: number;
  clocks: number;
  powers_used: Seat[];
  clues: number[];
  extra_passage: Space | null;
  winner: Seat | null;
  solution: Case | null;
  seq: number;
  question: string;
  choices: Chosen[];
  missing: WhyNot[];
  may_resign: boolean;
  own: Own;
}

/** An event and its words, as a list: [event], [event, text] or [event, text, true]. The last says that it is told to this viewer alone, or to few. */
export type Spoken = [GameEvent, string?, boolean?];

/** What has changed for everybody. The new phase is that of the last event told. */
export interface TableChange {
  tokens?: Space[];
  weapons?: Space[];
  dealer?: Seat | null;
  sizes?: number[];
  pool_size?: number;
  in_rooms?: Space[];
  opened?: Card[][];
  turns?: number;
  turn?: TurnChange;
  out?: Seat[];
  dead?: Seat[];
  case?: Case | null;
  keepers?: number[];
  played?: Keeper[][];
  pile?: number;
  clocks?: number;
  powers_used?: Seat[];
  clues?: number[];
  extra_passage?: Space | null;
  winner?: Seat | null;
  solution?: Case | null;
}

/** What has changed for this viewer alone. */
export interface ViewerChange {
  question?: string;
  choices?: Chosen[];
  missing?: WhyNot[];
  may_resign?: boolean;
  own?: OwnChange;
}

/** Something that somebody said, in its order. */
export interface Said {
  type: "Said";
  number: number;
  person: number;
  phrase: string;
  text: string;
  at: number;
}

/** Every option there is. An edition sets its own defaults and says which may be changed. */
export interface Options {
  last_detective_wins: boolean;
  turn_limit: number;
  resuggest_when_staying: boolean;
  spoken_accusation: boolean;
  honour: boolean;
  dice: number;
  draw_only_from_rooms: boolean;
  up_to: boolean;
  rush_each_chooses: boolean;
  clue_cards: boolean;
  teams: boolean;
  room_cards: "random" | "corners" | [string, string, string, string];
  draws_from: "anywhere" | "rooms_and_pool" | "rooms";
  must_draw: boolean;
  sends_back: "any" | "players";
  look_once: boolean;
  accuse_from_pool: boolean;
  stay_in_pool: boolean;
  leave_after_question: boolean;
  out_keep_keepers: boolean;
  block_ends_turn: boolean;
  named_is_summoned: boolean;
  only_players_tokens: boolean;
  exact: boolean;
  squares_twice: boolean;
  passage_ends_turn: boolean;
  sweep_doorways: boolean;
  stay_unrolled: boolean;
}

/** What a chair's people want answered for them; nobody else ever sees it. */
export interface Orders {
  show: Card[];
  again: boolean;
  end_turn: boolean;
  pass_from: number;
}

/** A game that strangers may see again. */
export interface Publication {
  game: string;
  link: string;
  by: number;
  named: number[];
}

/** The turn under way. */
export interface Turn {
  seat: Seat;
  began_at: Space;
  dice: number[];
  draws: number;
  suggestions: number;
  rolls: number;
  moves_twice: boolean;
}

/** Something the viewer cannot do now, and why. */
export interface WhyNot {
  deed: string;
  question: string;
  answer: string;
  unasked: boolean;
}

/** What the viewer knows and not everybody. */
export interface Own {
  hand: Card[];
  keepers: Keeper[];
  keepers_say: string[];
  held: Card[][];
  pool: Card[];
  in_rooms: [Space, Card][];
  envelope: Case | null;
  written: Case | null;
}

/** What has changed of the turn. */
export interface TurnChange {
  seat?: Seat;
  began_at?: Space;
  dice?: number[];
  draws?: number;
  suggestions?: number;
  rolls?: number;
  moves_twice?: boolean;
}

/** What has changed of what the viewer knows and not everybody. */
export interface OwnChange {
  hand?: Card[];
  keepers?: Keeper[];
  keepers_say?: string[];
  held?: Card[][];
  pool?: Card[];
  in_rooms?: [Space, Card][];
  envelope?: Case | null;
  written?: Case | null;
}

export const BAD_MESSAGE = 4400;
export const BAD_TICKET = 4401;
export const SENT_AWAY = 4403;
export const TOO_SLOW = 4408;
export const TOO_MANY = 4429;
export const TRY_AGAIN = 4503;
export const STOPPING = 1012;
export const POOL: Place = 6;
export const ENVELOPE: Place = 7;
export const PHRASES = ["hello", "good_luck", "thinking", "hurry", "sorry", "thanks", "really", "aha", "well_played", "bye"] as const;
export const LANGUAGES = ["fr", "en"] as const;
