import type { WordTable } from './word-table.ts'

/** Fish and shellfish; mollusks count as shellfish, as most who avoid one avoid both. */
export const SEA_WORDS: WordTable = {
  fish: `
    fish, whitefish, white fish, anchovy, anchovie, anchoa, boquerones, bass, sea bass, branzino,
    barramundi, basa, bluefish, bonito, bream, butterfish, carp, catfish, caviar, arctic char, cod,
    codfish, bacalao, salt cod, black cod, sablefish, croaker, dorado, eel, unagi, flounder, fluke,
    grouper, haddock, hake, halibut, herring, kipper, kippers, ikura, lox, gravlax, lutefisk, mackerel,
    saba, mahi, mahi mahi, masago, milkfish, bangus, monkfish, mullet, opah, orange roughy, perch, pike,
    pilchard, pollack, pollock, pompano, red snapper, rockfish, roe, fish roe, tobiko, taramasalata,
    tarama, bottarga, salmon, samon, sardine, sardina, scrod, shad, skate wing, smelt, snapper,
    sole fillet, dover sole, lemon sole, petrale sole, sprat, steelhead, sturgeon, swai, swordfish,
    tilapia, tilefish, trout, tuna, ahi, albacore, skipjack, tonno, turbot, walleye, whiting, yellowtail,
    hamachi, wahoo, hoki, pangasius, pescado, poisson, gefilte, gefilte fish, fish sauce, fish stock,
    fish oil, fish gelatin, fish cake, fish ball, fish stick, fish finger, nam pla, nuoc mam, nuoc cham,
    patis, garum, colatura, isinglass, katsuobushi, dashi, hondashi, bonito flakes, tonnato, filet o fish,
    tuna fish, fish and chips, sashimi, furikake`,
  'fish wheat egg shellfish soy': `
    surimi, kanikama, kamaboko, krab, imitation crab, imitation crabmeat, imitation lobster,
    imitation shrimp, crab stick, crab sticks, narutomaki`,
  'fish wheat': `
    worcestershire, worchestershire, worcester sauce, worstershire, lea and perrins`,
  'fish milk egg': `
    caesar dressing`,
  'fish egg': `
    tuna salad`,
  shellfish: `
    shellfish, crustacean, crustaceans, mollusk, mollusc, bivalve, shrimp, shirmp, shrip, prawn,
    tiger prawn, crab, crabmeat, crab meat, dungeness, king crab, snow crab, soft shell crab,
    softshell crab, lobster, langostino, langoustine, spiny lobster, rock lobster, crayfish, crawfish,
    crawdad, yabby, krill, barnacle, scampi, camaron, camarones, gambas, ebi, kani, mariscos, clam, cockle,
    mussel, oyster, scallop, bay scallop, sea scallop, squid, calamari, calamaro, calamares, ika, octopus,
    pulpo, tako, cuttlefish, sepia, squid ink, cuttlefish ink, snail, escargot, whelk, conch, abalone,
    geoduck, limpet, periwinkle, sea urchin, uni, sea cucumber, quahog, littleneck, cherrystone,
    shrimp paste, shrimp chip, belacan, belachan, blachan, terasi, trassi, bagoong, kapi, clamato,
    clam juice, clam chowder, oyster stew, crab boil meat, crab louie, moules, vongole, frutti di mare,
    coquilles, lobster bisque, fra diavolo shrimp`,
  'shellfish wheat soy': `
    oyster sauce`,
  'fish shellfish': `
    seafood, sea food, xo sauce`,
}
