/** Dishes that people take for the same one when they come back in a week, by the words in their names. The first that fits counts. */
const KIN: readonly { readonly kin: string; readonly names: RegExp; readonly atMost: number }[] = [
  { kin: 'tofu', names: /tofu/i, atMost: 2 },
  {
    kin: 'carbonara',
    names: /carbonara|(bacon|ham) and egg angel hair|bacon and egg (spaghetti|pasta)/i,
    atMost: 1,
  },
  { kin: 'peanut butter', names: /PB&J|peanut butter/i, atMost: 2 },
  { kin: 'chicken pieces', names: /chicken (thighs|legs)|drumsticks/i, atMost: 1 },
  { kin: 'pancakes', names: /pancakes?\b|waffles|french toast/i, atMost: 1 },
  { kin: 'tomato soup', names: /tomato soup/i, atMost: 1 },
  { kin: 'grilled cheese', names: /grilled cheese/i, atMost: 1 },
  { kin: 'mac and cheese', names: /mac(aroni)? and cheese/i, atMost: 1 },
  { kin: 'macaroni', names: /macaroni|goulash|chili mac|ziti|lasagna/i, atMost: 1 },
  { kin: 'spaghetti', names: /spaghetti|meatballs|angel hair/i, atMost: 2 },
  { kin: 'ramen', names: /ramen/i, atMost: 1 },
  { kin: 'tuna', names: /tuna/i, atMost: 1 },
  { kin: 'potato soup', names: /potato soup|potato chowder/i, atMost: 1 },
  { kin: 'baked potatoes', names: /loaded .*potatoes|baked potatoes/i, atMost: 1 },
  { kin: 'ham', names: /\bham\b/i, atMost: 2 },
  { kin: 'hot dogs', names: /(hot|chili|corn) dogs|franks/i, atMost: 1 },
  { kin: 'chili', names: /chili|frito pie/i, atMost: 1 },
  { kin: 'quesadilla', names: /quesadilla/i, atMost: 1 },
  { kin: 'burrito', names: /burrito/i, atMost: 1 },
  { kin: 'tacos', names: /taco|nachos/i, atMost: 3 },
  { kin: 'meatloaf', names: /meatloaf/i, atMost: 1 },
  { kin: 'fried rice', names: /fried rice/i, atMost: 1 },
  { kin: 'lo mein', names: /lo mein|stir-fry/i, atMost: 2 },
  { kin: 'breaded chicken', names: /nuggets|popcorn chicken|tenders|fried chicken/i, atMost: 1 },
  { kin: 'bologna', names: /bologna/i, atMost: 1 },
  { kin: 'chicken and rice', names: /chicken.*\brice\b|\brice\b.*chicken|arroz con pollo/i, atMost: 1 },
  { kin: 'egg salad', names: /egg salad/i, atMost: 1 },
]

export interface DishKin {
  readonly name: string
  /** Lunches and dinners a week of this kin that nobody minds. */
  readonly atMost: number
}

export function kinOf(dish: string): DishKin | undefined {
  const found = KIN.find(({ names }) => names.test(dish))
  return found && { name: found.kin, atMost: found.atMost }
}
