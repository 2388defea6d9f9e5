import type { Allergen } from '@pennyplate/domain/food/food'

/**
 * Words for the nine allergens on packages that are also sold here: Spanish, French, German, Italian and Portuguese. Words
 * that mean something harmless in English are left out.
 */
const WORDS: Readonly<Record<Allergen, string>> = {
  milk: 'leche lacteo lacteos lactosuero suero mantequilla queso lait beurre fromage lactoserum milch sahne kase molke formaggio leite manteiga queijo',
  egg: 'huevo huevos oeuf oeufs eier eigelb uovo uova ovo ovos',
  fish: 'pescado atun anchoa anchoas bacalao poisson thon anchois fisch thunfisch pesce tonno peixe',
  shellfish:
    'marisco mariscos camaron camarones crustaceo crustaceos molusco moluscos langosta cangrejo crevette crevettes crustaces mollusques krebstiere weichtiere crostacei molluschi',
  'tree-nut':
    'nuez nueces almendra almendras avellana avellanas anacardo anacardos pistacho pistachos noix noisette noisettes amande amandes pistaches nusse mandeln haselnusse noci nocciole mandorle nozes amendoas avelas',
  peanut:
    'cacahuate cacahuates cacahuete cacahuetes mani arachide arachides erdnuss erdnusse arachidi amendoim',
  wheat: 'trigo ble froment weizen frumento',
  soy: 'soja soya',
  sesame: 'ajonjoli sesamo sesam gergelim',
}
const ALLERGEN_OF_WORD: ReadonlyMap<string, Allergen> = new Map(
  Object.entries(WORDS).flatMap(([allergen, words]) =>
    // The keys of WORDS are allergens.
    words.split(' ').map((word) => [word, allergen as Allergen] as const),
  ),
)

/** Coconut and nutmeg are no nuts, plant milk and cocoa butter no milk; oil of soy is too refined to matter. */
const HARMLESS = [
  /noix de (?:coco|muscade)|nuez moscada/g,
  /(?:leche|lait|leite) (?:de |d )(?=coco|almendra|amande|amendoa|avellana|noisette|soya|soja|avena|avoine|arroz|riz)/g,
  /(?:beurre|manteiga) de (?:cacao|cacau)/g,
  /(?:aceite|huile|oleo) (?:vegetal )?de so[jy]a|so[jy]a oil/g,
]

/** Allergens that a text names in another language. English is read by the lexicon. */
export function foreignAllergens(text: string): Allergen[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
  const words = HARMLESS.reduce((kept, harmless) => kept.replaceAll(harmless, ' '), plain).split(' ')
  return [...new Set(words.flatMap((word) => ALLERGEN_OF_WORD.get(word) ?? []))]
}
