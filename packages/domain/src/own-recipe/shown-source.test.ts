import { expect, it } from 'vitest'
import { shownSource } from './shown-source.ts'

const CORN = 'https://www.kitchen.example/corn'

it.each([
  [
    { name: 'Dana', url: CORN },
    { name: 'Dana', link: { site: 'kitchen.example', url: CORN } },
  ],
  [{ url: 'http://kitchen.example' }, { link: { site: 'kitchen.example', url: 'http://kitchen.example' } }],
  [{ name: 'Gran’s box' }, { name: 'Gran’s box' }],
  [{ name: CORN }, { link: { site: 'kitchen.example', url: CORN } }],
  [
    { name: 'https://kitchen.example/#/schema/person/7f', url: CORN },
    { link: { site: 'kitchen.example', url: CORN } },
  ],
  [{ name: 'https://kitchen.example/#/schema/person/7f' }, undefined],
  [{ url: `${CORN}#/schema/recipe/1` }, { link: { site: 'kitchen.example', url: CORN } }],
  [{ url: 'javascript:alert(1)' }, undefined],
  [{ url: ' javascript:alert(1)//https://kitchen.example' }, undefined],
  [{ url: 'https://bank.example@other.example/' }, undefined],
  [{ name: '' }, undefined],
  [undefined, undefined],
])('the source %j is shown as %j', (source, shown) => {
  expect(shownSource(source)).toEqual(shown)
})
