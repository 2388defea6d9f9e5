/** Words that do not say which food it is. They never count against a match. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a an the of or and with without in for from to at as if into about plus more extra any your you
  taste garnish serving serve needed desired optional divided room temp temperature preferably such like each
  chopped diced minced sliced grated shredded crumbled crushed cubed cube peeled seeded cored halved quartered trimmed
  drained rinsed softened melted toasted packed sifted beaten thawed squeezed dry juiced zested pitted hulled husked
  shucked deveined cut cutting roughly finely coarsely thinly thickly lightly freshly chunk piece strip floret half
  thick thin removed discarded reserved warm warmed cold hot cooled chilled uncooked mashed spiralized roasted browned
  crumbling shaved torn julienned smashed pressed leftover uncut fried frying
  small medium big inch bite sized size whole part only stem
  oz ounce lb pound g gram kg ml l liter cup tbsp tsp can jar bag box pkg package pack packet bottle carton tub tube
  container count ct dozen each ea gal gallon quart qt pint family value club
  gv great kroger marketside member mark kirkland signature 365 trader joe aldi target good gather market pantry
  brand store generic natural premium quality choice select favorite best original classic style select
  heinz hunt del monte bush campbell swanson barilla tyson perdue hormel goya progresso kraft oscar mayer
  mccormick pillsbury quaker kellogg nestle dole birds eye giant land lake
  fage chobani yoplait dannon oikos hershey philadelphia sargento bob mill betty crocker hidden valley silk diamond
  johnsonville ball park jimmy dean starkist bumble bee libby contadina rotel mission el paso
  zatarain mahatma ronzoni mueller prego ragu rao newman jif skippy smucker welch ocean spray tropicana`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Words that distinguish variants of a food. Unmatched in a query they cost little; missing from it they cost some. */
export const DESCRIPTOR_WORDS: ReadonlySet<string> = new Set(
  `fresh raw large jumbo ripe lean boneless skinless bone skin on plain organic unsweetened unsalted salted
  dried frozen canned bottled jarred cooked refrigerated baby mini young mild regular full fat free low reduced
  light lite no added sugar salt sodium ground powder seed leaf stick slice fillet clove head stalk ear
  white yellow red green brown black dark golden english italian american mexican russian greek thai
  creamy chunky crunchy smooth shredded sliced grated crumbled semi instant quick fashioned old
  purpose dry mix sauce juice cheese boxed ready nonfat extra virgin pure imported store bought homemade
  unbleached enriched vegan condensed`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
