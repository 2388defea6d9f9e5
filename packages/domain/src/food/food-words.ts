/** Names of places and makers keep their capital: "Italian seasoning", "Dijon mustard". */
const PROPER =
  /^(?:American|Asian|Atlantic|Brazil|Brussels|Caesar|Cajun|Canadian|Colby|Dijon|English|French|Granny|Greek|Italian|Kalamata|Medjool|Mexican|Monterey|Old|Roma|Swiss|Tartar|Thai|Thousand|Vienna|Worcestershire|Yukon)\b/

/** A food's name inside a sentence. */
export function loweredFood(name: string): string {
  return PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
