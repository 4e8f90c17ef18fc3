import { drawSvg } from '#areas/media/server/index.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
  <rect width="900" height="600" fill="#ffffff"/>
  <g stroke="#dfe7ee" stroke-width="1">
    ${Array.from({ length: 17 }, (_, index) => `<path d="M${(index + 1) * 50} 0V600"/>`).join('')}
    ${Array.from({ length: 11 }, (_, index) => `<path d="M0 ${(index + 1) * 50}H900"/>`).join('')}
  </g>
  <g fill="none" stroke="#12394b" stroke-width="4" stroke-linejoin="round">
    <path d="M150 500H750L350 100Z"/>
    <path d="M350 100V500" stroke-dasharray="14 10"/>
    <path d="M350 470H380V500"/>
    <circle cx="404" cy="364" r="136" stroke="#1c7ed6"/>
  </g>
  <g fill="#c92a2a"><circle cx="150" cy="500" r="8"/><circle cx="750" cy="500" r="8"/><circle cx="350" cy="100" r="8"/><circle cx="350" cy="500" r="8"/></g>
</svg>`

/** A triangle with its height and inscribed circle on squared paper, as a PNG. */
export const homeworkDrawing = (): Promise<Uint8Array> => drawSvg(drawing)
