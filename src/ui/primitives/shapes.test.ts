import { describe, expect, it } from 'vitest'
import { isOutline, shapePath, type MarkShape } from './shapes.ts'

const shapes: MarkShape[] = [
  'circle',
  'diamond',
  'triangle-up',
  'triangle-up-solid',
  'triangle-down',
  'triangle-down-solid',
  'octagon',
]

describe('shapes', () => {
  it('are all different', () => {
    expect(new Set(shapes.map((shape) => shapePath(shape, 8, 8))).size).toBe(shapes.length)
  })
  it('grow from outline to solid', () => {
    expect(shapes.filter(isOutline)).toEqual(['triangle-up', 'triangle-down'])
  })
  it('are centered at any size', () => {
    expect(shapePath('diamond', 100, 50, 0.5)).toBe('M100 46.6L103.4 50L100 53.4L96.6 50z')
  })
})
