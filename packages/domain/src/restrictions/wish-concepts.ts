import { type Concept, wishConcept } from './concept.ts'

/** Wishes: styles of eating that no single food breaks. */
export const WISH_CONCEPTS: readonly Concept[] = [
  wishConcept(
    'low-carb',
    'fewer carbs',
    'low carb; lower carb; reduced carb; low carbohydrate; carb; carbohydrate; atkin; south beach; low glycemic; low gi; glycemic index; low glycemic index; fewer carb; less carb; carb conscious; slow carb; counting carb; carb counting',
  ),
  wishConcept(
    'low-fat',
    'less fat',
    'low fat; lower fat; fat free; reduced fat; nonfat; non fat; less fat; fat; fatty food; gallbladder; no gallbladder; gallstone; low fat milk; pancreatitis; no gall bladder; gallbladder removed',
  ),
  wishConcept('low-sugar', 'less sugar', 'low sugar; lower sugar; less sugar; reduced sugar; cutting sugar'),
  wishConcept(
    'low-sodium',
    'less sodium',
    'low sodium; low salt; salt; sodium; reduced sodium; salt restricted; sodium restricted; hypertension; high blood pressure; dash; blood pressure; less salt; lower sodium; less sodium; hbp; congestive heart failure; chf; heart failure; meniere; htn',
  ),
  wishConcept(
    'heart-healthy',
    'heart healthy',
    'heart healthy; heart disease; cardiac; heart smart; heart condition; heart friendly; portfolio; hyperlipidemia; high triglyceride; triglyceride; low saturated fat',
  ),
  wishConcept(
    'diabetes-friendly',
    'diabetes friendly',
    'diabetes; diabetic; prediabetic; prediabetes; pre diabetic; pre diabetes; type 2 diabetes; type 1 diabetes; type 2 diabetic; type 1 diabetic; t2d; t1d; gestational diabetes; insulin resistance; insulin resistant; diabetes friendly; diabetic friendly; diabetic diet; blood sugar; hypoglycemia; pcos; type ii diabetes; type i diabetes; type 2; type 1; high blood sugar',
  ),
  wishConcept(
    'high-fiber',
    'more fiber',
    'high fiber; more fiber; high fibre; fiber rich; constipation; diverticulosis; fiber',
  ),
  wishConcept(
    'high-protein',
    'more protein',
    'high protein; more protein; protein rich; muscle gain; bodybuilding; bariatric; extra protein',
  ),
  wishConcept(
    'lower-calorie',
    'fewer calories',
    'lose; low calorie; lower calorie; calorie deficit; weight loss; lose weight; losing weight; weight watcher; ww; noom; calorie counting; overweight; obesity; low cal; light meal',
  ),
  wishConcept(
    'less-meat',
    'less meat',
    'flexitarian; semi vegetarian; mostly vegetarian; mostly plant; mostly plant based; reducetarian; less meat; mostly vegan; plant forward; meatless monday; semi vegan; part time vegetarian; eat less meat; less red meat; mainly plant based',
  ),
  wishConcept(
    'whole-foods',
    'more whole foods',
    'healthy; eat healthy; clean eating; whole food; balanced; healthy eating; anti inflammatory; antiinflammatory; minimally processed; extra healthy; clean; healthy food; nutritious; unprocessed food',
  ),
  wishConcept('kidney-aware', 'kidney-aware: less sodium', 'kidney aware'),
  wishConcept(
    'low-cholesterol',
    'less cholesterol',
    'low cholesterol; cholesterol; high cholesterol; less cholesterol; no cholesterol',
  ),
]
