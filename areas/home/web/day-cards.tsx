import { useIsFetching } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { CardGrid, type HomeCard } from '#platform/web/home/index.ts'
import { whenIdle } from '#platform/web/when-idle.ts'

/** What the grid shows of them. */
const places = 6
/** So many are asked in all. */
const maxMounted = 14
/** What has come is drawn by then, and asks for what stands in it. */
const drawnMs = 400
const latestMs = 1_000

/** Runs something once a page that has its answers is drawn. @returns how to give it up */
function whenDrawn(run: () => void): () => void {
  let giveUp = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    giveUp = whenIdle(run, latestMs)
  }, drawnMs)
  return () => giveUp()
}

/** Whether more are to be asked: those who were have answered and fill no six places, or do so no longer. */
function useMore(grid: { current: HTMLElement | null }): boolean {
  const isWaiting = useIsFetching() > 0
  const [isMore, setMore] = useState(false)
  useEffect(() => {
    if (isWaiting || isMore || !grid.current) return
    const { current: shown } = grid
    const look = () => {
      if (shown.childElementCount < places) startTransition(() => setMore(true))
    }
    let giveUp = whenDrawn(look)
    const watch = new MutationObserver(() => {
      giveUp()
      giveUp = whenDrawn(look)
    })
    watch.observe(shown, { childList: true })
    return () => {
      watch.disconnect()
      giveUp()
    }
  }, [grid, isWaiting, isMore])
  return isMore
}

/** Cards in their order. Which have something to tell, each knows alone: those that come after six are asked where places are left. */
export function DayCards({ cards }: { cards: readonly HomeCard[] }) {
  const grid = useRef<HTMLDivElement>(null)
  const isMore = useMore(grid)
  return (
    <CardGrid ref={grid}>
      {cards.slice(0, isMore ? maxMounted : places).map(({ id, component: Card }) => (
        <Card key={id} />
      ))}
    </CardGrid>
  )
}
