import type { WordTable } from './word-table.ts'

export const SOY_AND_WHEAT_WORDS: WordTable = {
  soy: `
    soy, soya, soybean, soy bean, soja, edamame, tofu, bean curd, beancurd, soy curl, tempeh, tempe, natto,
    okara, yuba, tofu skin, inari, aburaage, kinako, kinnoko, soy lecithin, soya lecithin, lecithin,
    soy protein, soy milk, soymilk, soy flour, soy nut, soy butter, soynut, soynut butter, tvp,
    tsp protein, textured vegetable protein, textured protein, textured soy, soy isolate,
    soy protein isolate, supro, tofurky, tofutti, tamari, shoyu, doenjang, gochujang, doubanjiang,
    black bean sauce, fermented black bean, hydrolyzed soy protein, bragg liquid aminos, liquid aminos,
    soylent, miso, white miso, red miso, miso soup, miso paste, mapo tofu, silken tofu, soyrizo,
    soy chorizo, ponzu`,
  'soy wheat': `
    soy sauce, soya sauce, light soy, dark soy, teriyaki, teriyaki sauce, kikkoman, hoisin, ponzu sauce,
    sukiyaki, yakisoba sauce, stir fry sauce, tonkatsu sauce, kecap manis, ketjap manis,
    hydrolyzed wheat and soy protein, maggi seasoning, maggi liquid seasoning, maggi sauce`,
  'soy wheat sesame': `
    hoisin sauce, korean bbq sauce, bulgogi sauce, bulgogi`,
  wheat: `
    wheat, whole wheat, whole wheat flour, flour, enriched flour, bleached flour, unbleached flour,
    all purpose flour, bread flour, cake flour, pastry flour, self rising flour, plain flour, graham flour,
    atta, maida, wheat flour, wheat starch, wheat germ, wheat bran, wheat berry, wheatberry, wheat gluten,
    vital wheat gluten, gluten, glutenin, gliadin, wheat protein, cracked wheat, hydrolyzed wheat protein,
    spelt, spelt flour, kamut, khorasan, khorasan wheat, einkorn, emmer, farro, farina, durum, semolina,
    sooji, suji, rava, triticale, triticum, bulgur, bulghur, bulgar, bulger, freekeh, frikeh, couscous,
    cous cous, israeli couscous, fregola, seitan, wheat meat, wheatena, cream of wheat, shredded wheat,
    wheat thins, triscuit, wheaties, matzo, matzah, matza, matzoh, matzo meal, panko, rusk, zwieback,
    breadcrumb, bread crumb, breaded, breading, farine, farine de ble, ble, trigo, harina de trigo, weizen,
    orecchiette, udon, somen, hard red wheat, club wheat, fu gluten, mock duck gluten`,
  gluten: `
    barley, pearl barley, rye, rye flour, malt, malted, malt extract, malt syrup, malt vinegar,
    malt flavoring, malted barley, barley malt, maltose barley, brewers yeast, orzo barley, sourdough rye,
    orge, seigle`,
  'gluten milk wheat': `
    malted milk, malted milk powder, malt powder, malted milkshake`,
  'gluten wheat': `
    roux, gravy flour, vegemite, marmite`,
  oats: `
    oat, oats, oatmeal, rolled oats, steel cut oats, oat bran, oat flour, oatmilk, oat milk, oat groats,
    porridge oats, avena, quaker oats, haferflocken`,
}
