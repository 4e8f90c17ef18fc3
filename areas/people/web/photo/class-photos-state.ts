import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadPhoto } from '#areas/media/contract/media.ts'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import { objectionsOf, request, sentenceOf } from '#platform/web/api/index.ts'
import { matchPhotos, maxPhotos } from '../../contract/class-photos.ts'
import { listPeople, readPersonCard, setPhoto } from '../../contract/people.ts'
import { cropPhoto } from './crop.ts'
import { unzip } from './unzip.ts'

type Students = Output<typeof matchPhotos>['students']
/** A photo with whom it is of: chosen by its name, or by hand. */
export interface ChosenPhoto {
  file: File
  personId: number | null
  /** Several whom its name may mean. */
  among: readonly number[]
  state: 'waiting' | 'done' | 'failed'
  reason: string
}
export interface ClassPhotos {
  students: Students
  photos: ChosenPhoto[]
}

const isPicture = (name: string): boolean => /\.(jpe?g|png|webp)$/i.test(name)
const isArchive = (name: string): boolean => /\.zip$/i.test(name)
/** Faces stand in the upper part of an upright photo. */
const above = 0.15

/** The largest square of a photo, in the middle. @returns null where the browser cannot draw it */
async function squareOf(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  const side = Math.min(width, height)
  return cropPhoto(file, { x: (width - side) / 2, y: (height - side) * above, width: side }, 0)
}

/** The pictures among files, those of archives included; null where an archive cannot be read. */
async function picturesOf(files: readonly File[]): Promise<File[] | null> {
  const found: File[] = []
  for (const file of files) {
    if (isPicture(file.name)) found.push(file)
    else if (isArchive(file.name)) {
      const within = await unzip(file, isPicture)
      if (within === null) return null
      found.push(...within)
    }
  }
  return found.slice(0, maxPhotos)
}

async function matched(classId: number, files: readonly File[]): Promise<ClassPhotos> {
  const names = files.map(({ name }) => name.slice(-300))
  const { students, matches } = await request(matchPhotos, { body: { class_id: classId, names } })
  const taken = new Set<number>()
  const photos = files.map((file, index): ChosenPhoto => {
    const ids = matches[index]?.ids ?? []
    const [only] = ids
    const isSure = ids.length === 1 && only !== undefined && !taken.has(only)
    if (isSure) taken.add(only)
    return { file, personId: isSure ? only : null, among: ids, state: 'waiting', reason: '' }
  })
  return { students, photos }
}

/** Puts a photo by the way of every photo: drawn square here, checked and drawn anew by the server. */
async function put({ file, personId }: ChosenPhoto): Promise<void> {
  const square = await squareOf(file).catch(() => null)
  if (square === null) throw new Error(file.name)
  const stored = await request(uploadPhoto, { body: { file: square, name: file.name.slice(-200) || 'photo' } })
  await request(setPhoto, { params: { id: String(personId) }, body: { file_id: stored.id } })
}

/** Photos of a class on their way: matched by their names, mended by hand, put one after another. */
export function useClassPhotos(classId: number, words: { broken: string; nothing: string; unfit: string }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ClassPhotos | null>(null)
  const taking = useMutation({
    meta: { silent: true },
    mutationFn: async (files: readonly File[]) => {
      const pictures = await picturesOf(files)
      if (pictures === null) throw new Error(words.broken)
      if (pictures.length === 0) throw new Error(words.nothing)
      return matched(classId, pictures)
    },
    onSuccess: setChosen,
  })
  const settle = (at: number, set: Partial<ChosenPhoto>) =>
    setChosen(
      (now) => now && { ...now, photos: now.photos.map((one, index) => (index === at ? { ...one, ...set } : one)) },
    )
  const putting = useMutation({
    meta: { silent: true },
    mutationFn: async ({ photos }: ClassPhotos) => {
      for (const [at, photo] of photos.entries()) {
        if (photo.personId === null || photo.state === 'done') continue
        await put(photo).then(
          () => settle(at, { state: 'done', reason: '' }),
          (error: unknown) =>
            settle(at, {
              state: 'failed',
              reason: objectionsOf(error)[0]?.msg ?? sentenceOf(error) ?? words.unfit,
            }),
        )
      }
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listPeople) }),
        client.invalidateQueries({ queryKey: keyOf(readPersonCard) }),
      ]),
  })
  return { chosen, taking, putting, settle, again: () => setChosen(null) }
}
