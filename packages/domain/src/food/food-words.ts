/** Names of places and makers keep their capital, and letters do: "Italian seasoning", "BBQ sauce". */
const PROPER =
  /^(?:American|Asian|Atlantic|Brazil|Brussels|Buffalo|Caesar|Cajun|Canadian|Cobb|Colby|Creole|Cuban|Dijon|English|French|Frito|Granny|Greek|Hawaiian|Instant Pot|Italian|Japanese|Kalamata|King Ranch|Korean|Mediterranean|Medjool|Mexican|Mississippi|Monterey|Moroccan|Old(?=\s)|Philly|Reuben|Roma|Salisbury|Southern|Spam|Spanish|Swedish|Swiss|Tartar|Thai|Thanksgiving|Thousand|Turkish|Tuscan|Vienna|Worcestershire|Yukon)\b/

/** A food's name inside a sentence. */
export function loweredFood(name: string): string {
  return PROPER.test(name) || /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** One of a food whose name is plural: "Large eggs" are one "large egg"; other names stay. */
export function singularFood(name: string): string {
  return name.replace(/\b([\w-]*s)(?=$| \()/, singularWord)
}

function singularWord(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/^(?:cookies|pierogies)$/.test(word)) return word === 'cookies' ? 'cookie' : 'pierogi'
  if (/leaves$/.test(word)) return word.replace(/leaves$/, 'leaf')
  if (/(?:patties|berries)$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/(?<=sh|ch|x|tato|mato)es$|s$/, '')
}
