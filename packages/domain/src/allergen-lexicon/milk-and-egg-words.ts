import type { WordTable } from './word-table.ts'

/** Foods made of milk or eggs, and the names they have on labels. */
export const MILK_AND_EGG_WORDS: WordTable = {
  milk: `
    milk, dairy, cream, butter, buttered, buttermilk, butterfat, butter fat, butter oil, butter solids,
    milkfat, milk fat, milk solids, cheese, cheesecake, cheez, queso, queso fresco, queso blanco, fromage,
    formaggio, curd, cheese curd, yogurt, yoghurt, yogourt, kefir, quark, skyr, labneh, labne, labaneh,
    fromage blanc, fromage frais, creme fraiche, crema, mexican crema, sour cream, half and half,
    clotted cream, ice cream, gelato, froyo, frozen yogurt, sherbet, milkshake, whipped cream,
    whipping cream, custard, dulce de leche, cajeta, tres leches, leche, lait, panna, latte, cappuccino,
    cafe au lait, macchiato, lassi, raita, tzatziki, malai, khoya, khoa, mawa, paneer, panir, ayran, doogh,
    kashk, whey, casein, caseinate, sodium caseinate, calcium caseinate, caseinates, lactalbumin,
    lactoserum, lactoglobulin, lactoferrin, lactulose, lactose, rennet casein, curds and whey,
    milk protein, milk powder, dried milk, nonfat milk, skim milk, whole milk, goat milk, sheep milk,
    condensed milk, evaporated milk, powdered milk, acidophilus milk, ghee, recaldent, galactose, ovaltine,
    horlicks, cheddar, mozzarella, mozarella, parmesan, parmesean, parmigiano, parmigiano reggiano, romano,
    pecorino, asiago, provolone, gouda, edam, havarti, muenster, munster cheese, monterey jack,
    pepper jack, colby, colby jack, jack cheese, gruyere, emmental, emmentaler, fontina, brie, camembert,
    feta, ricotta, mascarpone, marscapone, gorgonzola, roquefort, stilton, bleu cheese, blue cheese,
    limburger, halloumi, cotija, oaxaca cheese, chevre, manchego, burrata, stracciatella, bocconcini,
    boursin, velveeta, neufchatel, raclette, taleggio, cottage cheese, cream cheese, string cheese,
    cheese whiz, cheez whiz, cool whip, reddi wip, whipped topping, nondairy creamer, non dairy creamer,
    coffee creamer, coffee mate, white chocolate, milk chocolate, almond milk chocolate, buttercream,
    ranch, bechamel, mornay, milky, cheesy, cheesey, cheeseburger, cheesesteak`,
  egg: `
    egg, eggs, eggy, egg white, egg yolk, yolk, egg substitute, egg beaters, eggbeaters, dried egg,
    liquid egg, albumin, albumen, ovalbumin, ovomucoid, ovomucin, ovotransferrin, ovoglobulin, ovovitellin,
    vitellin, livetin, lysozyme, globulin, egg lecithin, simplesse, meringue, mayonnaise, mayonaise, mayo,
    miracle whip, aioli, omelet, omelette, frittata, eggnog, egg nog, hollandaise, bearnaise, huevo,
    huevos rancheros, oeuf, tamago, tamagoyaki, egg salad, egg wash, cadbury creme egg, kewpie, quorn`,
  'milk egg': `
    bearnaise sauce, hollandaise sauce, quiche, eggs benedict, zabaglione, sabayon, egg custard, flan,
    creme brulee, creme caramel, creme anglaise, pastry cream, creme patissiere, egg bites, frozen custard,
    lemon curd`,
  'milk dairy ghee': `
    ghee, clarified butter`,
}
