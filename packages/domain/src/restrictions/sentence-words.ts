import { splitWords } from './concept.ts'

/** Sentence words that are not food. A word that is in no list here and names no food is not understood. */
export type SentenceMark =
  | 'forbid'
  | 'not'
  | 'allow'
  | 'eats'
  | 'ok'
  | 'except'
  | 'but'
  | 'all'
  | 'none'
  | 'free'
  | 'allergy'
  | 'other'
  | 'past'
  | 'modifier'
  | 'qualifier'
  | 'filler'

const CANNOT = [
  'cant',
  'cannot',
  'can not',
  'could not',
  'couldnt',
  'unable to',
  'should not',
  'shouldnt',
  'must not',
  'may not',
  'not able to',
  'not supposed to',
  'never',
]
const DO_NOT = [
  'dont',
  'do not',
  'doesnt',
  'didnt',
  'wont',
  'will not',
  'would not',
  'wouldnt',
  'not',
  'no longer',
]
const EATING = [
  'eat',
  'have',
  'do',
  'drink',
  'tolerate',
  'digest',
  'stand',
  'handle',
  'consume',
  'touch',
  'like',
  'want',
  'use',
  'take',
  'process',
  'eat any',
  'have any',
  'eat anything with',
  'be around',
  'cook with',
  'care for',
  'buy',
  'mix',
  'serve',
  'allow',
  'eating',
  'agree with',
  'get along with',
  'sit well with',
  'love',
  'enjoy',
]
const CAN = ['can', 'can still', 'may', 'can safely', 'able to', 'is able to', 'could', 'still', 'can only']

const refusals = [...CANNOT, ...DO_NOT].flatMap((not) => EATING.map((eating) => `${not} ${eating}`))
const permissions = CAN.flatMap((can) => EATING.slice(0, 11).map((eating) => `${can} ${eating}`)).filter(
  (words) => !words.startsWith('can only'),
)

const LISTS: Readonly<Record<SentenceMark, readonly string[]>> = {
  forbid: [
    ...refusals,
    ...CANNOT.filter((words) => words !== 'never'),
    ...splitWords(`only allergic to; only allergic; no; no more; avoid; avoiding; without; w o; allergic to; allergy to; allergic reaction to; anaphylactic to; intolerant to; intolerant of; intolerance to; intolerance of;
    sensitive to; sensitivity to; react to; reacting to; reaction to; react badly to; reacts badly to; hate; dislike; off; cut out; cutting out; cut; stay away from; staying away from;
    skip; minus; exclude; excluding; eliminate; eliminating; never; refuse; zero; steer clear of; give up; gave up; giving up; abstain from; free of; free from; wary of;
    dont; keep away from; away from; contain; containing; with; has; bad reaction to; hold the; leave out; ban; banned; forbid; forbidden; not allowed to have; not allowed; not ok; not okay; not fine; not safe; not good; not a fan of; not fan of; cannot be around; aversion to; repulsed by; grossed out by; sensitivity; picky about; abstain; against; anti; limit to no; zero tolerance for; off of; doctor said no; told to avoid; advised to avoid; need to avoid; must avoid; has to avoid; have to avoid; trying to avoid; prefer to avoid; prefer no; prefer not to eat; cannot stand`),
  ],
  not: ['not', 'isnt', 'arent'],
  allow: [
    ...permissions,
    ...splitWords(`used to be allergic to; used to be allergic; was allergic to; previously allergic to; formerly allergic to; not allergic to; not allergic; isnt allergic to; is not allergic to; arent allergic to; no longer allergic to; not intolerant to; not intolerant; not sensitive to; outgrew; outgrown; has outgrown;
    ok with; okay with; fine with; good with; no problem with; no issue with; no trouble with; dont mind; do not mind; doesnt mind; not avoiding; is ok with; are ok with; do ok with; do fine with; do well with; doing fine with; tolerate; allowed to have; allowed to eat; will eat; would eat; happy to eat; not a problem with; no allergy to; no reaction to; dont have a problem with; only react to raw; doesnt react to; dont react to; do not react to; not react to; not bothered by; dont need to avoid; no need to avoid`),
  ],
  eats: splitWords('eat; eating; love; enjoy; consume; drink; drinking'),
  ok: splitWords(
    `ok; okay; fine; all right; alright; allowed; permitted; safe; no problem; not a problem; acceptable; good; no issue; not an issue; tolerated; are tolerated; is tolerated; do not bother; dont bother; not bother; allright; is no problem`,
  ),
  except: splitWords(
    'except; except for; excepting; with the exception of; with exception of; other than; apart from; besides; aside from; unless; save for; but not; excluding only; exception; exceptions',
  ),
  but: splitWords('but; however; though; although; yet; just'),
  all: splitWords(
    'everything; anything; all food; all foods; whatever; any food; eat everything; eat anything; omnivore; not picky; everything else; anything else; the rest',
  ),
  none: splitWords(
    `none; nothing; na; nope; nil; no allergy; no known allergy; no food allergy; no known food allergy; nka; nkda; no restriction; no dietary restriction; no special diet; no diet; no dislike; not applicable; nada; no one; unrestricted; no preference; no intolerance; no thanks; no issues; no food restriction; no special need; no dietary need; no requirement; nothing special; nothing really; no dietary requirement; n a; we eat everything; no special requirement; standard; normal; regular diet; no known drug allergy; nothing to report; regular`,
  ),
  free: ['free'],
  allergy: splitWords(
    `allergy; allergic; anaphylaxis; anaphylactic; anaphylactic shock; epipen; epi pen; epi; carry epipen; carry an epipen; hive; intolerance; intolerant; sensitivity; sensitive; reaction; react; oral allergy; ige; ige mediated; non ige; mediated; rash; swell; swelling; throat close; throat; itchy; itch; eczema; asthma; vomit; vomiting; diarrhea; migraine; headache; bloating; bloated; bloat; gas; cramp; stomach ache; stomachache; tummy ache; nausea; breakout; break out; sick; ill; flare; flare up; trigger; malabsorption; deficiency; hospital; er; emergency; life threatening; deadly; fatal; death; die; kill; contact; airborne; cross contact; cross contamination; trace; diagnosed; confirmed; syndrome; disease; disorder; condition; enterocolitis; poisoning`,
  ),
  other: splitWords(
    `penicillin; amoxicillin; antibiotic; aspirin; ibuprofen; nsaid; codeine; iodine contrast; medication; medicine; drug; bee; bee sting; bee venom; wasp; wasp sting; mosquito;
    insect sting; dust; dust mite; mold; mould; cat; dog; pet; dander; pet dander; animal dander; fur; horse hair; hay fever; seasonal; seasonal allergy; tree pollen; grass pollen only; pollen; perfume; fragrance; metal; adhesive; latex glove; sun; cold weather`,
  ),
  /** Of what was thought or was so once. */
  past: splitWords(
    `ruled out; rule out; ruling out; turned out; misdiagnosed; misdiagnosis; negative; false positive; no longer; used to have; used to be; was cleared; got cleared; challenge passed; passed challenge; passed the challenge`,
  ),
  modifier: splitWords(
    `baked; baked in; cooked; well cooked; raw; fresh; fried; roasted; boiled; steamed; small amount; small quantity; in moderation; moderation; little; a little; a bit; some; occasionally; occasional; sometimes; once in a while; small dose; limited; powdered; hidden; chunk; big piece; piece; large amount; large; whole; heavily; straight; by itself; on its own; plain; in small amount; tiny amount; a few; few; limited amount; rarely; when baked; in baked good; baked good; baking; heated; dried; canned; frozen; peeled; skin; ground; too much; much; lot; lots; a lot; in recipe; on top; texture; smell; taste; flavor; visible; undercooked; uncooked; runny; pasteurized; unpasteurized; processed; organic; conventional`,
  ),
  qualifier: splitWords(
    `low; high; lower; higher; reduced; less; more; light; lite; only; fewer; minimal; limit; limited to; reduce; reducing; cut back; cut down; cutting down; cutting back; mostly; mainly; extra; double; instead; substitute; alternative; vs; versus; style; added; natural; artificial; unsweetened; sweetened; certified only; half; part; semi; mini; dry; mix; mixed; hot; cold; cool; warm; soft; smooth; bitter; sour; hard; crunchy; creamy; yellow; green; black; white; brown; blue; purple; pink; orange colored; wild; farmed; grass; fed; range; homemade; instant; quick; condensed; enriched; bleached; virgin; pure; local; imported; store bought; american; italian; mexican; chinese; thai; japanese; greek; asian; french; german; english; southern; cajun`,
  ),
  filler: splitWords(
    `might; chew; waiting; result; indian; refined; highly refined; unrefined; incl; breastfed; formula; hospitalized; hospitalised; twice; once; rest of us; rest of family; the rest of us; rest of the family; oil too; oil included; even oil; soap; under; lb; lbs; pound; autism; take; taking; set; set off; set it off; either; neither; like; include; including; still; drink; a; an; the; of; or; to; for; from; in; on; at; by; is; are; was; be; been; being; am; im; i; we; were; weve; ive; you; he; shes; she; hes; they; theyre; it; its; this; that; these; those; there; theyve; me; us; him; her; them; my; our; your; his; their; myself; who; which; what; because; since; due; so; as; if; when; while; then; than; also; too; very; really; quite; pretty; super; extremely; highly; strictly; strict; severe; severely; severity; serious; seriously; deathly; deadly allergic; mild; mildly; moderate; moderately; slight; slightly; major; minor; bad; badly; terrible; terribly; horrible; potentially; possible; possibly; suspected; maybe; known; confirmed; certified; please; pls; plz; thanks; thank; kindly; absolutely; definitely; completely; totally; entirely; fully; purely; all; any; every; each; both; most; other; another; such; like that; etc; e g; eg; i e; ie; kind; type; sort; form; product; food; item; ingredient; thing; stuff; dish; meal; recipe; anything like; derivative; byproduct; derived; source; family; group; variety; diet; dietary; diets; lifestyle; eating plan; plan; protocol; regimen; way; style of eating; friendly; safe food; compliant; restriction; restricted; requirement; need; must; should; want; would; will; could; do; did; done; does; has been; had; have; having; get; got; give; given; make; making; made; cause; causing; upset; upsetting; bother; mess; mess up; hurt; affect; follow; following; keep; keeping; observe; observant; practice; practicing; on; in our house; house; home; household; family member; person; people; one; two; three; someone; everyone; everyone else; everybody; everybody else; anyone; nobody; name; called; age; aged; year; yr; yo; y o; old; month; mo; born; since birth; kid; child; children; son; daughter; boy; girl; baby; toddler; infant; teen; teenager; teenage; husband; hubby; wife; wifey; spouse; partner; boyfriend; girlfriend; fiance; fiancee; bf; gf girlfriend; mom; mother; mum; mama; dad; father; papa; parent; brother; sister; sibling; grandma; grandmother; grandpa; grandfather; grandson; granddaughter; grandkid; grandchild; nana; aunt; uncle; niece; nephew; cousin; roommate; housemate; friend; guest; inlaw; law; mil; fil; stepson; stepdaughter; twin; youngest; oldest; eldest; middle; little one; nursing; breastfeeding; patient; doctor; dr; doc; doctor order; doctor say; gi; allergist; pediatrician; tested positive; test; tested; positive; testing; diagnosis; diagnosed with; medical; medically; medication; health; reason; religious; religion; religiously; ethical; moral; belief; cultural; personal; strong; strongly; life; lifelong; currently; now; right now; recently; new; newly; always; ever; still have; again; today; temporarily; during; season; until; through; friday; week; day; daily; time; at all; whatsoever; ever again; period; especially; specifically; particularly; mainly due; namely; such as; like to; about; regarding; concerning; note; warning; important; caution; careful; fyi; btw; ok thanks; history; suffer; suffering; struggle; managing; manage; developed; develop; tend; seem; think; believe; feel; mean; say; said; know; see; find; try; trying; live; living; here; up; out; down; over; around; near; under; between; well; body; stomach; tummy; gut; digestive; digestion; system; immune; mouth; face; lip; tongue swell; skin break; feeling; get hive; cooking; cook; prepared; preparation; separate; shared; facility; label; labeled; may; can; with; including trace; even trace; even; hint; any form; in any form; any kind; all kind; of any kind; not sure; unsure; thank you; level; grade; stage; class; number; list; following list; no matter what; matter; hi; hello; ok so; basically; generally; usually; typically; normally; nearly; almost; as well; along; together; plus; via; per; re; vs; allergen; allergenic; red flag; issue; problem; trouble; concern; discomfort; pain; painful; attack; episode; symptom; effect; side; cycle; member; adult; individual; order; friend of; lady; man; woman; guy; folk; self; own; lol; haha; yuck; gross; ew; eww; yucky; nasty; disgusting; weird; funny; picky; fussy; eater; observance; tradition; traditional; sabbath; church; faith; community; orthodox; conservative; reform; sunni; shia; catholic; christian; buddha; tibetan; gut health; restaurant; school; daycare; work; table; room; him sick; rule; ruled; law; commitment; committed; choice; chosen; by choice; preference; preferred; desired; goal; wise; related; based; induced; exercise; dependent; delayed; acute; chronic; active; adult onset; onset; childhood; carrier; gene; genetic; hereditary; prone; risk; cross; reactive; reactivity; contamination; contact; airborne only`,
  ),
}

/** The lists by mark; a phrase in several lists belongs to the first. */
export const SENTENCE_WORDS: ReadonlyMap<SentenceMark, readonly string[]> = new Map(
  // Its keys are the marks.
  Object.entries(LISTS) as [SentenceMark, readonly string[]][],
)
