import type { Page } from '@playwright/test'

/**
 * Draws barcodes from the standard (GS1 General Specifications, section 5.2) instead of with the library that decodes them,
 * so that the tests check the decoder against an independent source.
 */
const LEFT_ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const invert = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
const RIGHT = LEFT_ODD.map(invert)
const LEFT_EVEN = RIGHT.map((bits) => [...bits].reverse().join(''))
const EAN_PARITY = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')
const UPC_E_PARITY = 'EEEOOO EEOEOO EEOOEO EEOOOE EOEEOO EOOEEO EOOOEE EOEOEO EOEOOE EOOEOE'.split(' ')

const at = (table: readonly string[], digit: string | undefined) => table[Number(digit)] ?? ''

/** The modules of an EAN-13. A UPC-A is an EAN-13 with a leading zero. */
export function ean13(digits: string): string {
  const code = digits.padStart(13, '0')
  const parity = at(EAN_PARITY, code[0])
  const left = [...code.slice(1, 7)].map((digit, n) => at(parity[n] === 'E' ? LEFT_EVEN : LEFT_ODD, digit))
  const right = [...code.slice(7)].map((digit) => at(RIGHT, digit))
  return `101${left.join('')}01010${right.join('')}101`
}

/** The modules of a UPC-E in number system 0. The parity of the six middle digits encodes the check digit. */
export function upcE(digits: string): string {
  const parity = at(UPC_E_PARITY, digits[7])
  const six = [...digits.slice(1, 7)].map((digit, n) => at(parity[n] === 'E' ? LEFT_EVEN : LEFT_ODD, digit))
  return `101${six.join('')}010101`
}

type Drawing = {
  width: number
  height: number
  /** Width of one module in pixels. */
  module: number
  turnDegrees?: number
  blurPx?: number
  type?: 'image/jpeg' | 'image/png'
  quality?: number
}

/** The file content of a picture of a code on a gray table, or of the table alone if `modules` is empty. */
export async function drawPicture(page: Page, modules: string, drawing: Drawing): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    ({ modules, drawing }) => {
      const {
        width,
        height,
        module,
        turnDegrees = 0,
        blurPx = 0,
        type = 'image/png',
        quality = 0.8,
      } = drawing
      const [sharp, canvas] = [document.createElement('canvas'), document.createElement('canvas')]
      sharp.width = canvas.width = width
      sharp.height = canvas.height = height
      const [context, picture] = [sharp.getContext('2d'), canvas.getContext('2d')]
      if (!context || !picture) throw new Error('no canvas')
      context.fillStyle = '#9a9a94'
      context.fillRect(0, 0, width, height)
      context.translate(width / 2, height / 2)
      context.rotate((turnDegrees * Math.PI) / 180)
      const [codeWidth, codeHeight] = [modules.length * module, modules.length * module * 0.6]
      const [left, top, quiet] = [-codeWidth / 2, -codeHeight / 2, 10 * module]
      context.fillStyle = '#fff'
      if (modules !== '')
        context.fillRect(left - quiet, top - quiet, codeWidth + 2 * quiet, codeHeight + 2 * quiet)
      context.fillStyle = '#111'
      // Draw whole bars: adjacent modules drawn at an angle would leave a light seam between them.
      for (const { index, 0: bar } of modules.matchAll(/1+/g))
        context.fillRect(left + index * module, top, bar.length * module, codeHeight)
      picture.filter = blurPx > 0 ? `blur(${blurPx}px)` : 'none'
      picture.drawImage(sharp, 0, 0)
      return canvas.toDataURL(type, quality)
    },
    { modules, drawing },
  )
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
