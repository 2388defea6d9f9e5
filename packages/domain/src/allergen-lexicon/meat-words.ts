import type { WordTable } from './word-table.ts'

/** Meat, fats and other things from animals, and alcohol: for diets and religious rules. */
export const MEAT_WORDS: WordTable = {
  meat: `
    meat, meat broth, meat stock, game meat, venison, deer, elk, moose, bison, buffalo meat, rabbit, hare,
    goat meat, goat curry, cabrito, horse meat, kangaroo, offal, haggis, jerky, biltong, carne,
    carne molida, cold cuts, lunch meat, lunchmeat, luncheon meat, deli meat, meat loaf, frankfurter,
    charcuterie, bone broth, demi glace, demiglace, gizzards, tripe, sweetbread, pate, foie gras,
    bratwurst, gyro meat`,
  'meat beef red-meat organ-meat': `
    steak and kidney`,
  'meat beef red-meat': `
    beef, ground beef, steak, sirloin, ribeye, rib eye, t bone, tenderloin steak, filet mignon,
    flank steak, skirt steak, chuck roast, chuck steak, ground chuck, ground round, brisket, corned beef,
    pastrami, bresaola, veal, oxtail, short rib, prime rib, pot roast, roast beef, beef broth, beef stock,
    beef bouillon, beef jerky, carne asada, carne de res, salisbury steak, swiss steak, london broil,
    tri tip, wagyu, kobe, porterhouse, cube steak, chipped beef, bovril, steakhouse burger, cheesesteak,
    beef hot dog, beef sausage, beef chorizo`,
  'meat pork red-meat': `
    pork, ham, bacon, bacon bits, prosciutto, pancetta, guanciale, speck, serrano ham, jamon, iberico,
    capicola, coppa, mortadella, soppressata, sopressata, salami, pepperoni, chorizo, andouille, kielbasa,
    linguica, bratwurst, italian sausage, breakfast sausage, nduja, lardon, pork chop, pork belly,
    pork loin, pork roast, pork shoulder, pork butt, pulled pork, char siu, chicharron, chicharrones,
    pork rind, cracklin, cracklings, spareribs, spare ribs, baby back ribs, ham hock, hock, trotter,
    fatback, salt pork, hog, hog maw, chitlins, chitterlings, boudin, tasso, spam, cochinita, lechon,
    tonkatsu, canadian bacon, scrapple, porchetta, pork sausage, carbonara bacon, knockwurst, bockwurst,
    liverwurst, braunschweiger, black pudding, blood sausage, wild boar, tonkotsu, suckling pig, pig`,
  'meat lamb red-meat': `
    lamb, mutton, lamb chop, rack of lamb, leg of lamb, merguez, lamb shank, agneau`,
  'meat poultry': `
    chicken, poultry, turkey, duck, goose, quail, pheasant, cornish hen, game hen, hen, capon, squab,
    guinea fowl, ostrich, emu, pollo, poulet, chicken broth, chicken stock, chicken bouillon, chicken base,
    chicken fat, chicken sausage, chicken apple sausage, turkey bacon, turkey ham, turkey sausage,
    turkey pepperoni, turkey hot dog, turkey burger, chicken burger, turkey meatball, chicken meatball,
    turkey meatloaf, turkey chili, turkey dog, chicken dog, chicken nugget, chicken tender, duck bacon,
    chicken bacon, turkey kielbasa, turkey jerky, chicken chorizo, turkey chorizo, turkey pastrami,
    turkey salami, chicken steak, turkey steak, butterball, ground turkey, ground chicken`,
  'meat organ-meat': `
    liver, kidney meat, heart meat, brains, sweetbreads, giblets, chicken liver, beef liver,
    liver and onions`,
  'animal-fat pork': `
    lard, manteca, bacon fat, bacon grease, bacon drippings, pork fat, leaf lard, lardo`,
  'animal-fat beef': `
    tallow, suet, beef fat, beef tallow, beef dripping, mincemeat pie filling`,
  'animal-fat poultry': `
    schmaltz, duck fat, goose fat, chicken schmaltz, chicken fat`,
  'animal-fat': `
    animal fat, animal shortening, drippings, pan drippings, oleo stearin`,
  gelatin: `
    gelatin, gelatine, gelatina, jello, jell o, marshmallow, marshmellow, marshmallow fluff,
    marshmallow creme, gummy, gummi, gummy bear, gummy worm, gummi bear, peeps, aspic, collagen,
    collagen peptides, rice krispies treat, fruit snack, hydrolyzed collagen, smores, s mores,
    fruit gushers, starburst, altoids`,
  'animal-only': `
    carmine, cochineal, shellac, confectioners glaze, bone char, rennet animal, lcysteine, pepsin`,
  honey: `
    honey, honeycomb, honey mustard, hot honey, honey butter, mead, miel, baklava honey`,
  'honey tree-nut': `
    honey nut`,
  'honey milk': `
    honey butter`,
  'honey wheat': `
    honey graham, honey grahams, honey wheat bread, honey wheat`,
  alcohol: `
    alcohol, wine, red wine, white wine, cooking wine, burgundy wine, cabernet, chardonnay, merlot, pinot,
    riesling, sauvignon, prosecco, champagne, cava, sherry, cooking sherry, marsala, madeira wine,
    port wine, vermouth, sake, mirin, rice wine, shaoxing, soju, rum, bourbon, whiskey, whisky, scotch,
    brandy, cognac, vodka, gin, tequila, mezcal, liqueur, triple sec, cointreau, grand marnier, kahlua,
    limoncello, schnapps, kirsch, calvados, absinthe, sangria, mimosa, margarita cocktail, hard cider,
    hard seltzer, wine sauce, bordelaise, vin, vino, vin rouge, rum cake, rum raisin, vodka sauce,
    penne alla vodka, irish coffee, irish whiskey, pina colada cocktail`,
  'alcohol milk': `
    baileys, irish cream, irish cream liqueur, white russian, vodka sauce, penne alla vodka`,
  'alcohol tree-nut': `
    amaretto, disaronno, frangelico`,
  'alcohol gluten wheat': `
    beer, beer batter, beer battered, beer bread, ale, lager, stout, guinness, pilsner, ipa, hefeweizen,
    beer brats`,
}
