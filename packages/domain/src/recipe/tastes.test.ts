import { describe, expect, it } from 'vitest'
import { isAmong, toggledDislike, toggledLike } from './tastes.ts'

describe('likes and dislikes', () => {
  it.each([
    ['liking a new meal', toggledLike, [], [], ['Chili'], []],
    ['liking it again', toggledLike, ['Chili'], [], [], []],
    ['liking what was disliked', toggledLike, [], ['Chili', 'Liver'], ['Chili'], ['Liver']],
    ['disliking a new meal', toggledDislike, ['Soup'], [], ['Soup'], ['Chili']],
    ['disliking it again', toggledDislike, [], ['Chili'], [], []],
    ['disliking what was liked', toggledDislike, ['Chili'], [], [], ['Chili']],
  ])('%s', (_, toggle, likes, dislikes, likesAfter, dislikesAfter) => {
    expect(toggle(likes, dislikes, { name: 'Chili' })).toEqual({ likes: likesAfter, dislikes: dislikesAfter })
  })

  const renamed = { name: 'Chili', recipeId: 'chili', formerNames: ['Bean stew'] }
  it.each([
    ['its name of today', ['Chili']],
    ['its former name', ['Bean stew', 'Soup']],
    ['its name in other capitals', ['chili ']],
    ['both names', ['Bean stew', 'Chili']],
  ])('of a renamed dish are found by %s and go together', (_, likes) => {
    expect(isAmong(likes, renamed)).toBe(true)
    const others = likes.filter((name) => name === 'Soup')
    expect(toggledLike(likes, [], renamed)).toEqual({ likes: others, dislikes: [] })
    expect(toggledDislike(likes, [], renamed)).toEqual({ likes: others, dislikes: ['Chili'] })
  })

  it('of a variant are those of its dish', () => {
    const variant = { name: 'Turkey chili', dish: 'Chili' }
    expect(isAmong(['Chili'], variant)).toBe(true)
    expect(toggledLike([], [], variant).likes).toEqual(['Chili'])
  })

  it('of a dish nobody has a recipe for are found by its name', () => {
    expect(isAmong(['Aunt May’s stew'], { name: 'Aunt May’s stew' })).toBe(true)
    expect(isAmong(['Aunt May’s stew'], { name: 'Aunt May’s soup' })).toBe(false)
  })
})
