import { describe, expect, it } from 'vitest'
import { createItemReader, jsonInText } from './json-in-text.ts'

describe('the JSON in an answer', () => {
  it.each([
    ['alone', '{"a": 1}'],
    ['in a code fence', '```json\n{"a": 1}\n```'],
    ['in a fence without a language', '```\n{"a": 1}```'],
    ['between words', 'Here is your plan: {"a": 1} Enjoy!'],
    ['after braces that are not JSON', 'I used {curly} words. {"a": 1}'],
    ['with a fence between words', 'Sure!\n```json\n{"a": 1}\n```\nBon appétit.'],
    ['in a fence after an example', 'Not {"a": 9}, but:\n```json\n{"a": 1}\n```'],
    ['after a byte order mark', '\uFEFF{"a": 1}'],
  ])('is found %s', (_, answer) => {
    expect(jsonInText(answer, 'object')).toEqual({ ok: true, value: { a: 1 } })
  })

  it.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \n ', 'empty'],
    ['prose', 'I am sorry, I cannot do that.', 'no_json'],
    ['HTML', '<!doctype html><title>502</title>', 'no_json'],
    ['a truncated object', '{"days": [{"day": "Sunday", "meals": {"lunch"', 'no_json'],
  ] as const)('is not found in %s', (_, answer, reason) => {
    expect(jsonInText(answer, 'object')).toEqual({ ok: false, reason })
  })

  it('does not count brackets inside strings', () => {
    const answer = 'So: {"name": "Soup } of \\"{\\" day"} and more }'
    expect(jsonInText(answer, 'object')).toEqual({ ok: true, value: { name: 'Soup } of "{" day' } })
  })

  it.each([
    ['alone', '[1]'],
    ['the first in brackets', 'These: [1] and [2]'],
    ['in a fence', '```json\n[1]\n```'],
  ])('is found as a list %s', (_, answer) => {
    expect(jsonInText(answer, 'array')).toEqual({ ok: true, value: [1] })
  })

  it('reads a million unclosed brackets quickly', () => {
    const start = performance.now()
    jsonInText('{'.repeat(1_000_000), 'object')
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('is not looked for behind a thousand brackets that hold none', () => {
    const answer = (brackets: number) => `${'{x}'.repeat(brackets)}{"day":1}`
    expect(jsonInText(answer(20), 'object')).toEqual({ ok: true, value: { day: 1 } })
    expect(jsonInText(answer(1000), 'object')).toEqual({ ok: false, reason: 'no_json' })
  })

  it.each([
    ['deeper than any answer is', `{"days":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['of more values than any answer has', `{"days":[${'0,'.repeat(100_001)}0]}`],
  ])('is not found where it is %s', (_, answer) => {
    expect(jsonInText(answer, 'object')).toEqual({ ok: false, reason: 'no_json' })
    expect(jsonInText(`Here: ${answer}`, 'object')).toEqual({ ok: false, reason: 'no_json' })
  })
})

describe('the finished items of an answer still being streamed', () => {
  it.each([
    ['{"da', []],
    ['{"days": [', []],
    ['{"days": [{"day": "Sun', []],
    ['{"days": [{"day": "Sun}"}', ['Sun}']],
    ['{"days": [{"day": "Sun\\"}"}', ['Sun"}']],
    ['{"days": [{"day": "Sun"}, {"day": "Mon", "meals": {}}, {"d', ['Sun', 'Mon']],
    ['{"days": [{"day": "Sun"}], "tips": [{"day": "a"}]}', ['Sun']],
    ['{"days": [{"day": "Sun"}, {"day" "Mon"}, {"day": "Tue"}]', ['Sun']],
  ])('%s has the days %j, read at once or letter by letter', (answer, days) => {
    expect(createItemReader('days')(answer)).toMatchObject(days.map((day) => ({ day })))
    const read = createItemReader('days')
    const found = Array.from(answer, (_, at) => read(answer.slice(0, at + 1))).flat()
    expect([...found, ...read(`${answer}      `)]).toMatchObject(days.map((day) => ({ day })))
  })

  it('are read as they arrive, each once', () => {
    const read = createItemReader('days')
    expect(read('{"days":[{"day":1},{"d')).toEqual([{ day: 1 }])
    expect(read('{"days":[{"day":1},{"day":2}')).toEqual([{ day: 2 }])
    expect(read('{"days":[{"day":1},{"day":2}]')).toEqual([])
  })
})
