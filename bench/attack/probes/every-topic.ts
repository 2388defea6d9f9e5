import type { Topic } from '../probe.ts'
import { addresses } from './addresses.ts'
import { bodies } from './bodies.ts'
import { dataFolder } from './data-folder.ts'
import { floods } from './floods.ts'
import { freezing } from './freezing.ts'
import { guessing } from './guessing.ts'
import { mailedLinks } from './mailed-links.ts'
import { oddValues } from './odd-values.ts'
import { origins } from './origins.ts'
import { otherPeople } from './other-people.ts'
import { outsideWorld } from './outside-world.ts'
import { pictures } from './pictures.ts'
import { plans } from './plans.ts'
import { recipeImports } from './recipe-imports.ts'
import { sessions } from './sessions.ts'
import { signUps } from './sign-up.ts'
import { smuggling } from './smuggling.ts'

/** The last topics use up shared limits, so they must come last. */
export const everyTopic: readonly Topic[] = [
  bodies,
  smuggling,
  addresses,
  origins,
  signUps,
  sessions,
  mailedLinks,
  otherPeople,
  oddValues,
  freezing,
  plans,
  pictures,
  recipeImports,
  outsideWorld,
  dataFolder,
  guessing,
  floods,
]
