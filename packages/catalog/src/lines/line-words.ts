import { wordsOf } from '@pennyplate/domain/food/word-forms'

/** Other spellings of a word, and words that people join. */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    chile: 'chili',
    chilli: 'chili',
    chillie: 'chili',
    chily: 'chili',
    chilly: 'chili',
    yoghurt: 'yogurt',
    barbeque: 'barbecue',
    bbq: 'barbecue',
    filet: 'fillet',
    doughnut: 'donut',
    mayo: 'mayonnaise',
    veggie: 'vegetable',
    flavoured: 'flavored',
    breadcrumb: 'bread crumb',
    hashbrown: 'hash brown',
    stock: 'broth',
    boullion: 'bouillon',
    bouillion: 'bouillon',
    boullon: 'bouillon',
    tumeric: 'turmeric',
    parmigiano: 'parmesan',
    reggiano: 'parmesan',
    confectioner: 'powdered',
    soya: 'soy',
    sized: 'size',
    naval: 'navel',
    chourico: 'chorizo',
    courgette: 'zucchini',
    aubergine: 'eggplant',
    mozzarela: 'mozzarella',
    liquor: 'liqueur',
    wholewheat: 'whole wheat',
    wholegrain: 'whole grain',
    lowfat: 'low fat',
    molass: 'molasses',
    lasagne: 'lasagna',
  }).map(([from, to]) => [from, to.split(' ')] as const),
)

/** Words that say nothing about the food. */
const DROPPED: ReadonlySet<string> = new Set('a an the of some your my our any each s'.split(' '))

/** The words of a name, or of the food of a line, in one spelling; each once. */
export function foodWords(text: string): string[] {
  const words = wordsOf(text.replace(/&/g, ' and '))
    .filter((word) => !DROPPED.has(word))
    .flatMap((word) => SPELLINGS.get(word) ?? [word])
  return [...new Set(words)]
}
