import type { WordTable } from './word-table.ts'

export const NUT_AND_SEED_WORDS: WordTable = {
  'tree-nut': `
    tree nut, almond, allmond, cashew, cashu, walnut, black walnut, pecan, pistachio, pistacio, pistaccio,
    hazelnut, filbert, cobnut, macadamia, brazil nut, pine nut, pinon, pignoli, pignolia, pignolo, pinoli,
    chestnut, beechnut, hickory nut, butternut nuts, pili nut, gianduja, gianduia, nutella, marzipan,
    almond paste, mandel, amande, noisette, nocciola, noci, mandorla, frangipane, praline, praline paste,
    nougat, torrone, turron, amaretto, amaretti, frangelico, disaronno, orgeat, nocino, marron glace,
    nut butter, nut meal, nut flour, nut oil, nut milk, nut paste, nut cheese, almond milk, almond flour,
    almond meal, almond extract, walnut oil, almond oil, hazelnut oil, almondine, amandine, nocello,
    ajo blanco, pralines, pecan praline, nut meat, nutmeat, nusstorte`,
  'tree-nut peanut': `
    nut, mixed nuts, nut mix, nut bar, nut butters, cocktail nuts, party nuts, beer nuts, granola nut`,
  'tree-nut milk soy': `
    nutella, ferrero, ferrero rocher, hazelnut spread, chocolate hazelnut spread`,
  'tree-nut egg': `
    macaron, macarons`,
  'tree-nut milk': `
    almond milk chocolate`,
  'tree-nut sesame': `
    dukkah, duqqa, dukka`,
  peanut: `
    peanut, penut, peanutt, groundnut, ground nut, goober, monkey nut, earth nut, arachis, arachis oil,
    arachide, cacahuete, cacahuate, mani nuts, peanut butter, pb2, pbj, pb and j, pb and jelly,
    peanut flour, peanut oil, peanut sauce, sate sauce, beer nut, mandelona, peanut brittle, peanut powder,
    peanut milk, artificial nuts, jif peanut, jif peanut butter, skippy`,
  'peanut soy wheat': `
    satay sauce, thai peanut sauce, peanut dipping sauce`,
  sesame: `
    sesame, sesame seed, sesame oil, benne, benne seed, benniseed, gingelly, gingelly oil, til oil,
    til seed, sesamol, sesamum, sim sim, simsim, tahini, tahina, tehina, tahineh, halva, halvah, halwah,
    halawa, hummus, humus, houmous, hommus, hummous, baba ganoush, baba ghanoush, baba ganouj,
    baba ghanouj, mutabbal, goma, gomasio, gomashio, gomadare, furikake, zaatar, za atar,
    everything seasoning, everything bagel seasoning, shichimi, togarashi, simit`,
  mustard: `
    mustard, mustard seed, mustard powder, mustard oil, dijon, dijonnaise, piccalilli, chow chow, mostarda,
    pickling spice, crab boil, shrimp boil, seafood boil, panch phoron, panch phoran, panch puran, kasundi`,
  'sesame wheat': `
    everything bagel, sesame bagel, sesame bun, sesame cracker, sesame stick`,
}
