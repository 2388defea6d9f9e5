/** Receipts in the style of different US chains, with the food on them. Written before the reader was tuned. */
export type PrintedReceipt = Readonly<{
  style: string
  text: string
  /** Any of the foods is right; then pieces, packages or weight, and what the line costs in cents. */
  foods: readonly (readonly [foodIds: string, count: string, priceCents: number])[]
}>

export const RECEIPTS: readonly PrintedReceipt[] = [
  {
    style: 'big box',
    text: `
      SUPER VALUE CENTER
   STORE #2417  MGR DANA
  1200 COMMERCE BLVD
    AMARILLO TX 79106
ST# 02417 OP# 004412 TE# 08 TR# 03371
GV LG EGGS 12CT 007874212345 F     2.97 O
GV WHL MLK GAL  007874235186 F     3.48 O
BANANAS         000000004011KF
   2.31 lb @ 1 lb /0.54            1.25 N
GRND BF 80/20   026270900000 F     6.74 O
CHKN BRST BNLS  021234500000 F    11.32 O
GV BLK BEANS    007874208912 F
   4 AT 1 FOR 0.86                 3.44 O
RUSSET POT 10LB 003338360010 F     5.47 N
PAPER TOWEL     003700074812       6.97 X
YEL ONIONS 3LB  003338365003 F     2.96 N
GV SHRD CHDR    007874237043 F     2.22 O
               SUBTOTAL           46.82
      TAX 1   8.250 %              0.57
                  TOTAL           47.39
            VISA  TEND            47.39
           CHANGE DUE              0.00
# ITEMS SOLD 14
     10/04/26     17:41:09
`,
    foods: [
      ['egg-large', '12', 297],
      ['milk-whole', '1', 348],
      ['banana', '2.31 lb', 125],
      ['ground-beef-80', '1', 674],
      ['chicken-breast', '1', 1132],
      ['black-beans-canned', '4', 344],
      ['russet-potato', '1', 547],
      ['onion', '1', 296],
      ['cheddar', '1', 222],
    ],
  },
  {
    style: 'discount',
    text: `
Grocery Discount Market
4410 W 3rd Ave, Columbus, OH
Your cashier was Priya
Baby Spinach 8oz            2.19 FA
Eggs Grade A Lg 12CT        2.45 FA
  2 x 2.45                  4.90
Whole Milk Gallon           3.05 FA
Strawberries 1lb            2.49 FA
Organic Bananas
  1.86 lb x 0.69 USD/lb     1.28 FA
Greek Yogurt Vanilla 32oz   3.99 FA
Penne Pasta 16oz
  3 x 0.95                  2.85 FA
Peanut Butter Creamy        2.05 FA
Tortilla Chips              1.59 FA
Dishwasher Tabs             5.99 TX
SUBTOTAL                   32.38
A-Taxable @ 0.00%           0.00
B-Taxable @ 7.50%           0.45
AMOUNT DUE                 32.83
13 ITEMS
Debit Card                $ 32.83
`,
    foods: [
      ['spinach', '1', 219],
      ['egg-large', '24', 490],
      ['milk-whole', '1', 305],
      ['strawberries', '1', 249],
      ['banana', '1.86 lb', 128],
      ['greek-yogurt-vanilla', '1', 399],
      ['penne', '3', 285],
      ['peanut-butter', '1', 205],
      ['tortilla-chips', '1', 159],
    ],
  },
  {
    style: 'warehouse',
    text: `
      BULK CLUB WHOLESALE
      Fresno #0487
  Member 111876543210
E  1068083 KS ORG EGGS 24CT      8.49
E   512515 STRAWBERRIES 2LB      6.99
E    87745 ROTISSERIE CHK        4.99
E   782796 KS BTR UNSLTD 4/1LB  13.99
E  1237844 WHOLE MILK 2/1GAL     6.79
E    30669 BANANAS 3LB           1.99
E  1653628 JASMINE RICE 25#     21.99
0000331977 / 1653628             4.00-
   1158804 BATH TISSUE 30CT     23.49
E   404142 GRND BEEF 88/12      27.46
E   220087 OLIVE OIL 2L         19.99
SUBTOTAL           132.17
TAX                  1.87
**** TOTAL         134.04
XXXXXXXXXXXX4411   CHIP READ
TOTAL NUMBER OF ITEMS SOLD = 10
INSTANT SAVINGS      $4.00
`,
    foods: [
      ['egg-organic egg-large', '24', 849],
      ['strawberries', '1', 699],
      ['rotisserie-chicken', '1', 499],
      ['butter-unsalted', '4', 1399],
      ['milk-whole', '2', 679],
      ['banana', '1', 199],
      ['jasmine-rice', '1', 2199],
      ['ground-beef-85 ground-beef-90', '1', 2746],
      ['olive-oil', '1', 1999],
    ],
  },
  {
    style: 'supermarket with a card',
    text: `
     FAMILY FOODS
   7100 KINGSTON PIKE
  (865) 555-0142
  YOUR CASHIER WAS CHEC 512
  KRO 2% MILK HG       2.79 F
  FMLY EGGS LRG 18CT   4.29 F
  2 @ 1.98
  KRO SOUR CRM         3.96 F
SC  SAVINGS            0.60-
  3 @ 5/5.00
  KRO DCD TOMATOES     3.00 F
  WT  1.42 lb @ 1.99 /lb
  GALA APPLES          2.83 F
  WT  0.58 lb @ 0.99 /lb
  ROMA TOMATOES        0.57 F
  PRK SHLDR BNLS       9.84 F
SC  MEAT COUPON        1.50-
  KRO SPAGHETTI        1.25 F
  KRO SPAGHETTI        1.25 F
  BRD WHL WHEAT        2.49 F
  TIDE LIQ            12.99 T
  TAX                  1.20
**** BALANCE          44.36
  TOTAL COUPONS        2.10-
  TOTAL NUMBER OF ITEMS SOLD =   15
`,
    foods: [
      ['milk-2-percent', '1', 279],
      ['egg-large', '18', 429],
      ['sour-cream', '2', 396],
      ['diced-tomatoes', '3', 300],
      ['apple', '1.42 lb', 283],
      ['roma-tomato', '0.58 lb', 57],
      ['pork-shoulder', '1', 984],
      ['spaghetti', '1', 125],
      ['spaghetti', '1', 125],
      ['whole-wheat-bread', '1', 249],
    ],
  },
  {
    style: 'regional supermarket',
    text: `
   Sunny Lane Super Market
    Winter Haven Plaza
     Store Manager: L. Ortiz
MILK 1% HALF GAL           3.19 F
BREAKSTONE COTT CHS
   1 @   2 FOR   6.00      3.00 F
   You Saved     0.79
LARGE EGGS DOZ             3.49 F
CHICKEN THIGHS B/S         8.27 F
BROCCOLI CROWNS
   1.12 lb @   2.49/ lb    2.79 F
AVOCADOS HASS
   4 @   1.25              5.00 F
BUTTER UNSALTED 16OZ       4.99 F
BUTTER UNSALTED 16OZ       4.99 F
**VOIDED ITEM**
BUTTER UNSALTED 16OZ      -4.99 F
PENNE RIGATE               1.79 F
DELI TURKEY BRST           6.43 F
CILANTRO                   0.99 F
  Order Total             34.95
  Sales Tax                0.00
  Grand Total             34.95
  Credit       Payment    34.95
  Change                   0.00
`,
    foods: [
      ['milk-1-percent', '1', 319],
      ['cottage-cheese', '1', 300],
      ['egg-large', '12', 349],
      ['chicken-thighs-boneless', '1', 827],
      ['broccoli', '1.12 lb', 279],
      ['avocado', '4', 500],
      ['butter-unsalted', '1', 499],
      ['penne', '1', 179],
      ['deli-turkey turkey-breast', '1', 643],
      ['cilantro', '1', 99],
    ],
  },
  {
    style: 'big box with item numbers',
    text: `
   BULLSEYE MART
 Boise Towne - 208-555-0177
10/11/2026 06:12 PM
GROCERY
284020011  GG CHKN BRTH   NF   $1.99
   2 @ $1.99 ea... 
284020011  GG CHKN BRTH   NF   $1.99
270030102  GG BLK BEANS   NF   $3.56
   4 @ $0.89 ea
267090345  CAULIFLOWER    NF   $3.29
284120555  GG OLD OATS    NF   $3.89
271090001  LARGE EGGS 12  NF   $2.99
284070110  GG ALMND MLK   NF   $2.89
   Saved $0.40 off $3.29
288010777  FRZ PEAS       NF   $1.39
288010778  FRZ MIX BERRY  NF   $9.99
HOME
053020202  CANDLE         T    $10.00
             SUBTOTAL          $41.98
  T = ID TAX 6.0000 on $10.00   $0.60
             TOTAL             $42.58
*4411 VISA CHARGE              $42.58
`,
    foods: [
      ['chicken-broth', '1', 199],
      ['chicken-broth', '1', 199],
      ['black-beans-canned', '4', 356],
      ['cauliflower', '1', 329],
      ['rolled-oats', '1', 389],
      ['egg-large', '12', 299],
      ['almond-milk almond-milk-sweetened', '1', 289],
      ['frozen-peas', '1', 139],
      ['frozen-mixed-berries', '1', 999],
    ],
  },
  {
    style: 'dollar store',
    text: `
DOLLAR CORNER
STORE 11873  BESSEMER AL
CV WHITE BREAD 20OZ      1.50
CV EGGS LG 12 CT         2.75
CHEF BOY RAVIOLI
 2 @ 1.50                3.00
TUNA CHNK LT WTR 5OZ
 3 @ 1.10                3.30
RICE LONG GRAIN 32OZ     2.00
MAC & CHEESE 7.25 OZ
 5 @ 0.75                3.75
CV WHL MILK 1GAL         4.15
BLEACH 64OZ              3.00
CV PNTO BEANS 1LB        1.75
VOID CV PNTO BEANS 1LB  -1.75
COUPON $5 OFF $25       -5.00
SUBTOTAL                18.45
TAX AL 9%                1.93
TOTAL                   20.38
CASH                    21.00
CHANGE                   0.62
`,
    foods: [
      ['white-bread', '1', 150],
      ['egg-large', '12', 275],
      ['ravioli-canned', '2', 300],
      ['tuna-water', '3', 330],
      ['white-rice', '1', 200],
      ['mac-and-cheese-box', '5', 375],
      ['milk-whole', '1', 415],
    ],
  },
  {
    style: 'natural foods',
    text: `
NATURE'S PANTRY MARKET
  Boulder CO
365 ORG BLACK BEANS        $1.39 F
365 ORG BLACK BEANS        $1.39 F
OG LACINATO KALE           $2.99 F
OG SWT POTATOES
  Tare 0.01 lb
  2.44 lb @ $1.99/lb       $4.86 F
BULK OG QUINOA
  0.75 lb @ $4.99/lb       $3.74 F
TOFU EX FIRM 14OZ
  2 @ $2.49                $4.98 F
OAT MLK ORGNL 64OZ         $4.79 F
SALMON FLT ATL
  0.86 lb @ $13.99/lb     $12.03 F
PRIME EXTRA 10%           -$1.20
LEMONS
  3 @ $0.79                $2.37 F
OG GARLIC
  2 @ $0.99                $1.98 F
BAG CREDIT                -$0.10
Subtotal:                 $39.22
Net Sales:                $39.22
Tax:                       $1.13
Total:                    $40.35
Sold Items: 13
`,
    foods: [
      ['black-beans-canned', '1', 139],
      ['black-beans-canned', '1', 139],
      ['kale', '1', 299],
      ['sweet-potato', '2.44 lb', 486],
      ['quinoa', '0.75 lb', 374],
      ['tofu-extra-firm', '2', 498],
      ['oat-milk', '1', 479],
      ['salmon', '0.86 lb', 1203],
      ['lemon', '3', 237],
      ['garlic', '2', 198],
    ],
  },
  {
    style: 'numbered lines',
    text: `
LONE STAR GROCERY  #0331
SAN ANTONIO TX
 1 HCF LARGE EGGS 18 CT       FW   3.78
 2 HCF CORN TORTILLAS 30CT    FW
       2 Ea. @  1/   1.98     FW   3.96
 3 HCF WHOLE MILK GAL         FW   3.42
 4 JALAPENO PEPPERS           FW
       0.31 Lbs @  1/   1.28  FW   0.40
 5 LIMES                      FW
       6 Ea. @  4/   1.00     FW   1.50
 6 BNLS SKNLS CHKN THIGH      FW  10.87
 7 HCF REFRIED BEANS          FW
       3 Ea. @  1/   0.97     FW   2.91
 8 SHRD MEX BLEND CHEESE 32Z  FW   6.98
 9 HCF FOIL 75FT              T    4.27
10 ONION WHITE                FW
       1.77 Lbs @  1/   0.98  FW   1.73
11 CREMA MEXICANA 15OZ        FW   2.88
       Sale Subtotal***           42.70
       Sales Tax***                0.35
       Total Sale***              43.05
ITEMS PURCHASED: 18
`,
    foods: [
      ['egg-large', '18', 378],
      ['corn-tortilla', '60', 396],
      ['milk-whole', '1', 342],
      ['jalapeno', '0.31 lb', 40],
      ['lime', '6', 150],
      ['chicken-thighs-boneless', '1', 1087],
      ['refried-beans', '3', 291],
      ['mexican-blend', '1', 698],
      ['onion', '1.77 lb', 173],
      ['mexican-crema', '1', 288],
    ],
  },
  {
    style: 'bag your own',
    text: `
   WAREHOUSE FOODS
    BAG YOUR OWN
 CASHIER 14   LANE 3
2 @ 2/5.00
 CHEERIOS 8.9Z          5.00
 FRSH EXP ROMAINE 3PK   3.98
 LG WHT EGGS 60CT      11.84
 MILK 2 PCT
   GALLON               2.88
 BULK ROLLED OATS
   1.25 LB @ .98/LB     1.23
 CHIX LEG QTRS 10LB
   CLEARANCE            7.90
 BEEF CHK RST           14.56
 CELERY                 1.48
 CARROTS 5 LB           3.98
 CARROTS 5 LB          -3.98 VOID
 CREAM CHS 8Z
  4 @ 1.78              7.12
 STORE CPN              1.00-
 MFR CPN CHEERIOS        .75-
 FLOUR AP 25LB          9.98
 DOG FOOD 16LB         13.98 T
 SUBTOTAL              78.22
 TAX                    1.24
 BALANCE DUE           79.46
 EBT FOOD              63.00
 VISA                  16.46
`,
    foods: [
      ['cheerios', '2', 500],
      ['romaine', '1', 398],
      ['egg-large', '60', 1184],
      ['milk-2-percent', '1', 288],
      ['rolled-oats', '1.25 lb', 123],
      ['chicken-leg-quarters', '1', 790],
      ['chuck-roast', '1', 1456],
      ['celery', '1', 148],
      ['cream-cheese', '4', 712],
      ['all-purpose-flour', '1', 998],
    ],
  },
]
