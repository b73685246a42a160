// The contract's types under the names the site uses.
import type { components } from "./schema.gen";

type Schemas = components["schemas"];

/** What is about puzzles; the rest is in questionnaire-types.ts. */
type OfPuzzles<Value> = Extract<Value, { kind: "iq" }>;
type OrderOfPuzzles<Order> = {
  [Field in keyof Order]: Field extends "result"
    ? Extract<Order[Field], { kind: "iq" } | null | undefined>
    : Order[Field];
};

/** What a page is served with. */
export type Boot = Schemas["Boot"];
export type ExamInfo = Schemas["ExamInfo"];
/** An order as its number reveals it. */
export type OrderInfo = OrderOfPuzzles<Schemas["OrderInfo"]>;
/** The free part of a run's result. */
export type FreeResult = OfPuzzles<Schemas["FreeResult"]>;
export type WholeResult = OfPuzzles<Schemas["WholeResult"]>;
export type Reason = Schemas["Reason"];
export type Score = Schemas["Score"];
export type Sku = Schemas["Sku"];
/** Hundredths of a currency. */
export type Money = Schemas["Money"];
/** A way to pay. */
export type PaymentMethod = Schemas["PaymentMethod"];
/** A payment that can be confirmed. */
export type PaymentStart = Schemas["PaymentStart"];
export type Category = Schemas["Category"];
export type Protocol = Schemas["Protocol"];
export type LegalBlock = Schemas["LegalBlock"];
/** One form to answer. */
export type QuestionList = OfPuzzles<Schemas["QuestionList"]>;
export type Question = Schemas["Question"];
export type Picture = Schemas["Picture"];
/** A puzzle with its solution. */
export type Example = Schemas["Example"];
/** A whole run as it is sent. */
export type SubmitRun = Schemas["SubmitRun"];
/** The status of an order's payment. */
export type PaymentStatus = Schemas["PaymentStatus"];
export type Purchase = Schemas["Purchase"];
/** A person's account, as they see it. */
export type AccountInfo = Schemas["AccountInfo"];
/** An order in the personal centre. */
export type CollectedOrder = Schemas["CollectedOrder"];
/** What somebody owns, and what they can add at their own price. */
export type Shop = Schemas["Shop"];
export type ShopOrder = Schemas["ShopOrder"];
/** What somebody has as a member. */
export type Privilege = Schemas["Privilege"];
/** The membership that is sold. */
export type VipDetail = Schemas["VipDetail"];
/** A membership that renews. */
export type PlanInfo = Schemas["PlanInfo"];
/** A browser that is signed in. */
export type DeviceInfo = Schemas["DeviceInfo"];
/** A key on a device of theirs that signs in. */
export type PasskeyInfo = Schemas["PasskeyInfo"];
/** Another site through which they sign in. */
export type IdentityInfo = Schemas["IdentityInfo"];
export type UpdateUser = Schemas["UpdateUser"];
/** What can be added to an order. */
export type ExtraPackage = Schemas["ExtraPackage"];
/** What became of a wish to add something. */
export type ExtraStarted = Schemas["ExtraStarted"];
/** A report in one language. */
export type Report = Schemas["Report"];
export type ReportSection = Schemas["Section"];
export type ReportBlock = Schemas["Block"];
export type ReportTable = Schemas["Table"];
export type ReportChart = Schemas["Chart"];
export type ClassSpan = Schemas["ClassSpan"];
export type DimensionCard = Schemas["DimensionCard"];
/** Something that comes with an order. */
export type Presenter = Schemas["Presenter"];
export type Certificate = Schemas["Certificate"];
export type LatestResult = Schemas["LatestResult"];
export type TestedCountry = Schemas["TestedCountry"];
export type TypeShares = Schemas["TypeShares"];
/** A whole report that anybody may read. */
export type SampleReport = Schemas["SampleReport"];
/** A question of an order with its solution, and what the owner did. */
export type SolvedQuestion = Schemas["SolvedQuestion"];
export type SolvedQuestions = Schemas["SolvedQuestions"];
/** An owner's request about the link that shows a result. */
export type AskShare = Schemas["AskShare"];
export type Share = Schemas["Share"];
export type ShareItem = Schemas["ShareItem"];
/** What others see of a result. */
export type SharedResult = Schemas["SharedResult"];
export type AskCertificate = Schemas["AskCertificate"];
export type Verification = Schemas["Verification"];
export type Certified = Schemas["Certified"];
/** All reviews of the storefront in numbers. */
export type Rating = Schemas["Rating"];
export type ReviewList = Schemas["ReviewList"];
export type ShownReview = Schemas["ShownReview"];
/** A review, for whoever holds its link. */
export type MyReview = Schemas["MyReview"];
export type WriteReview = Schemas["WriteReview"];
