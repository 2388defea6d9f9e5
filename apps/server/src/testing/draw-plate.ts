import sharp from 'sharp'

/** A photo of a plate on a table, as a JPEG. */
export async function drawPlate(color: string): Promise<Buffer> {
  const plate = `<svg width="1200" height="900"><rect width="1200" height="900" fill="#8a6a48"/>
    <circle cx="600" cy="450" r="360" fill="#f4f0e8"/><circle cx="600" cy="450" r="240" fill="${color}"/></svg>`
  return sharp(Buffer.from(plate)).jpeg().toBuffer()
}
