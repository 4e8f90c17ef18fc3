import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { signedIn } from '#platform/contract/access.ts'
import { lazyPage } from '../lazy-page.ts'
import type { Page } from '../routes.ts'
import { openPage } from './open-page.tsx'

/** A first page that holds these cards and nothing else. */
export function cardsPage(...cards: readonly ComponentType[]): Page {
  const Cards = () => cards.map((Card, place) => <Card key={place} />)
  const component = lazyPage(async () => ({ Cards }), 'Cards')
  return { id: 'cards', path: '/', access: signedIn(), title: { id: 'Карточки' }, component }
}
/** Opens it. */
export const openCards = (...cards: readonly ComponentType[]): void => void openPage([cardsPage(...cards)], '/', {})

/** @returns the lines of a card as they are read, and each of its links with where it leads */
export async function readCard(name: string) {
  const card = within(await screen.findByRole('region', { name }))
  return {
    card,
    lines: card.getAllByRole('listitem').map(({ textContent }) => textContent),
    ways: card.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  }
}
