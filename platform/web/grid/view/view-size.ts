/** How much of the view the sticky columns cover. Measured once, then only when the size changes. */
export interface ViewSize {
  width: number
  height: number
  left: number
  right: number
}
export function measure(scroller: HTMLElement, grid: HTMLElement): ViewSize {
  const [corner, aside] = [
    grid.querySelector('[role=columnheader]'),
    grid.children[0]?.lastElementChild?.lastElementChild,
  ]
  const isSticky = aside ? getComputedStyle(aside).position === 'sticky' : false
  return {
    width: scroller.clientWidth,
    height: scroller.clientHeight,
    left: corner?.clientWidth ?? 0,
    right: isSticky ? (aside?.clientWidth ?? 0) : 0,
  }
}
