import type { Allergen } from '@pennyplate/domain/food/food'

/** Ten words for each allergen, as used in recipes and on labels. */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  milk: 'milk, butter, cheddar cheese, whey, casein, ghee, sour cream, Greek yogurt, paneer, buttermilk',
  egg: 'eggs, egg whites, egg yolks, mayonnaise, aioli, meringue, albumin, egg noodles, omelet, ovomucoid',
  fish: 'salmon, tuna, cod, anchovies, fish sauce, sardines, trout, tilapia, Worcestershire sauce, surimi',
  shellfish: 'shrimp, prawns, crab, lobster, crayfish, crawfish, clams, mussels, oyster sauce, scallops',
  'tree-nut':
    'almonds, cashews, walnuts, pecans, pistachios, hazelnuts, macadamia nuts, pine nuts, praline, marzipan',
  peanut:
    'peanuts, peanut butter, peanut flour, groundnuts, peanut oil, peanut sauce, satay sauce, PB2, peanut powder, monkey nuts',
  wheat: 'wheat flour, flour, semolina, couscous, seitan, panko, spelt, bulgur, farro, durum',
  soy: 'soy sauce, tofu, tempeh, edamame, miso, okara, TVP, soybeans, soy milk, tamari',
  sesame:
    'sesame seeds, sesame oil, tahini, hummus, halva, zaatar, gomasio, baba ganoush, benne seeds, furikake',
}

/** Dishes whose names do not fully say what is in them. */
export const HIDDEN_IN_DISHES: Readonly<Record<Allergen, string>> = {
  milk: `Alfredo pasta, Mac and cheese, Grilled cheese, Cheese pizza, Lasagna, Quesadilla, Risotto, Clam chowder, Potatoes au gratin, Scalloped potatoes, Chicken tikka masala,
    Butter chicken, Palak paneer, Beef stroganoff, Cheesecake, Creme brulee, Panna cotta, Rice pudding, Mashed potatoes, Ranch chicken, Caesar salad, Creamy tomato soup, Pancakes, Tzatziki bowl`,
  egg: `Quiche Lorraine, Frittata, Spaghetti carbonara, French toast, Caesar salad, Potato salad, Coleslaw, Tuna salad, Chicken salad sandwich, Pad thai, Fried rice, Egg drop soup, Meatloaf,
    Crab cakes, Challah French toast, Shakshuka, Eggs Benedict, Lemon meringue pie, Brownies, Waffles, Tiramisu, Denver omelet, Huevos rancheros, Deviled eggs`,
  fish: `Caesar salad, Tuna melt, Fish tacos, Fish and chips, Sushi bowl, Poke bowl, Bagel with lox, Pad thai, Spaghetti puttanesca, Pho, Thai green curry, Ceviche, Bouillabaisse, Gefilte fish,
    Salmon patties, Kimchi fried rice, Kedgeree, Tom yum soup, Salade nicoise, Tuna noodle casserole`,
  shellfish: `Shrimp scampi, Jambalaya, Gumbo, Paella, Clam chowder, Lobster roll, Crab cakes, Crab rangoon, Cioppino, Linguine with clams, Crawfish etouffee, Fried calamari, Escargot, Low country boil,
    Seafood pasta, Surf and turf, Shrimp and grits, Laksa, Har gow, Oysters Rockefeller`,
  'tree-nut': `Baklava, Pesto pasta, Waldorf salad, Pecan pie, Trail mix, Granola parfait, Chicken korma, Nutella crepes, Romesco chicken, Almond crusted cod, Trout almondine, Muesli, Marzipan cake, Chicken mole,
    Cashew chicken, Pistachio ice cream, Linzer cookies, Amaretti, Macaroons, Maple walnut oatmeal`,
  peanut: `Peanut butter sandwich, PB&J, Pad thai, Chicken satay, Kung pao chicken, Gado gado, West African stew, Massaman curry, Peanut noodles, Ants on a log, Trail mix, Thai noodle salad, Chicken mole, Buckeyes,
    Reese's pie, Snickers salad, Dan dan noodles, Nutter Butter pie, Groundnut soup, Cracker Jack`,
  wheat: `Grilled cheese sandwich, Spaghetti and meatballs, Pepperoni pizza, Chicken pot pie, Avocado toast, Breakfast burrito, Chicken Parmesan, Ramen, Beef lo mein, Tabbouleh, Couscous salad, Bagel with cream cheese,
    Pancakes, Fried chicken, Chicken noodle soup, Tempura vegetables, Biscuits and gravy, Cheeseburger, Sloppy joes, Matzo ball soup, Bread pudding, Dumplings, Seitan fajitas, Teriyaki chicken`,
  soy: `Teriyaki chicken, Beef stir fry, Ramen, Miso soup, Mapo tofu, Beef lo mein, General Tso's chicken, Sushi bowl, Fried rice, Kung pao chicken, Edamame salad, Tempeh tacos, Bibimbap, Hot and sour soup,
    Pad see ew, Chicken adobo, Mongolian beef, Yakisoba, Bulgogi bowl, Tofu scramble`,
  sesame: `Hummus wrap, Falafel pita, Baba ganoush, Tahini noodles, Everything bagel, Sesame chicken, Halva, Bibimbap, Zaatar flatbread, Bulgogi bowl, Ahi poke, Dukkah eggs, Cold sesame noodles, Hummus toast,
    Japchae, Sushi rolls, Chicken mole, Dan dan noodles, Furikake rice, Tahini dressing bowl`,
}

/** Foods and dishes with none of the nine allergens. */
export const SAFE_WORDS = `carrots, coconut milk, butternut squash, water chestnuts, nutmeg, eggplant, oyster mushrooms, cream of tartar, butter beans, butter lettuce, kidney beans, chickpeas, black beans, rice noodles,
  corn tortillas, tortilla chips, cocoa butter, apple butter, cream of coconut, creamed corn, sunflower butter, corn flour, rice flour, buckwheat flour, potato starch, nutritional yeast, coconut aminos, chicken breast, ground turkey,
  beef chuck, pork chops, bacon, lentils, quinoa, honeydew melon, wheatgrass, milk thistle tea, crab apples, gluten-free flour, dairy-free cheese, nut-free granola, vegan mayonnaise, maple syrup, olive oil, white wine vinegar, tomato sauce`

export const SAFE_DISHES = `Black bean soup, Chicken and rice, Beef tacos, Roasted vegetables, Lentil soup, Butternut squash soup, Coconut chickpea curry, Eggplant and tomato stew, Fruit salad, Baked potato, Sweet potato hash,
  Pork chops and apples, Turkey chili, Grilled chicken with corn, Rice and beans, Roast beef and potatoes, Chicken vegetable soup, Guacamole and corn chips, Corn on the cob, Stuffed peppers, Kidney bean stew, Oyster mushroom tacos,
  Steamed broccoli, Applesauce, Baked apples, Popcorn, Cucumber tomato salad, Quinoa bowl, Bean burrito bowl, Roast chicken, Pulled pork, Beef stew, Tomato soup, Chili, Gluten-free dairy-free pasta, Vegan nut-free pesto zoodles, Water chestnut and carrot saute, Green beans, Butter lettuce cups, Acorn squash`

export function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim())
}
