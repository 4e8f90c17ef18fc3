import { Node } from '@tiptap/core'
import styles from './editor.module.css'

/** Knows where the pictures of a text lie, by their files' ids: those that an answer named, and those just uploaded. */
export interface PictureSource {
  addressOf: (file: number) => string | undefined
}

/** A picture of the school by its id: an address stands nowhere in the text. */
export const pictureNode = ({ addressOf }: PictureSource) =>
  Node.create({
    name: 'image',
    group: 'block',
    draggable: true,
    addAttributes: () => ({ file: { default: null }, width: { default: 100 }, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'img[data-file]',
        getAttrs: (element) => {
          const file = Number(element.dataset['file'])
          return Number.isInteger(file) && file > 0
            ? { file, width: Number(element.dataset['width']) || 100, alt: element.getAttribute('alt') ?? '' }
            : false
        },
      },
    ],
    renderHTML: ({ node }) => [
      'img',
      { 'data-file': node.attrs['file'], 'data-width': node.attrs['width'], alt: node.attrs['alt'] },
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('figure')
        dom.className = styles['picture'] ?? ''
        const { file, width, alt } = node.attrs as { file: number; width: number; alt: string }
        const address = addressOf(file)
        if (address === undefined) {
          dom.textContent = alt === '' ? '▧' : `[${alt}]`
          return { dom }
        }
        const image = document.createElement('img')
        image.src = address
        image.alt = alt
        image.style.width = `${width}%`
        dom.append(image)
        return { dom }
      },
  })
