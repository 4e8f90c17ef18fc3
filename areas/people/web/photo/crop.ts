/** A square of a picture, in its own pixels, counted within the picture as it is turned. */
export interface Square {
  x: number
  y: number
  width: number
}
/** The most that a side of the photo has. */
const maxSide = 1_600
const quality = 0.9

/** Cuts the square out of a picture turned by so many degrees. @returns a JPEG; null where the browser cannot draw it */
export async function cropPhoto(file: File, square: Square, degrees: number): Promise<File | null> {
  const picture = await createImageBitmap(file)
  const side = Math.max(1, Math.min(maxSide, Math.round(square.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const rotated = {
    width: picture.width * cosine + picture.height * sine,
    height: picture.width * sine + picture.height * cosine,
  }
  // what is transparent becomes white in a JPEG, not black
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.scale(side / square.width, side / square.width)
  pen.translate(rotated.width / 2 - square.x, rotated.height / 2 - square.y)
  pen.rotate(angle)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
