/** The paths of public/mark.svg, on 64 by 64. */
export const markPaths = {
  plate: 'M12 2H52A4 4 0 0 1 56 5.500L63 57.500A4 4 0 0 1 59 62H5A4 4 0 0 1 1 57.500L8 5.500A4 4 0 0 1 12 2Z',
  dog: 'M5.500 45.500C9 33 17.500 21.500 30 19C34 18.300 37 17.800 39.500 15.800L37.600 7.600C37.200 5.700 38.600 4.700 40.500 5.300C44.500 6.500 47.500 8.200 49.200 10.600C52 11 53.800 12.400 54.800 14.500C58 15 61.500 16.200 62.700 18.600C63.600 21.200 61.800 23.700 59 24.300C56.500 24.900 54 25 52 24.800C50 26.300 49 28.300 49 30.500C51 33 53.500 34.200 56.500 34.500C60.500 35 60.500 41 56 41.200C49.500 41.400 44 39 40.500 35.800C33 34.300 27 35 21.500 38C17.500 40.300 14.800 44 12.800 48C10.300 52.500 4 50.500 5.500 45.500ZM22 24.500C13 28.500 6.200 24.500 2.800 17.500C1.600 14.800 5.200 12.800 6.900 15.200C10 20 14.800 22.300 21.500 22L25 24Z',
  pole: 'M11 50H53V56H11Z',
} as const

const ink = '#0b2018'

/** Draws the organisation's mark, in points from the left and the top of the page. It is an ornament: no reader names it. */
export const drawMark = (doc: PDFKit.PDFDocument, x: number, y: number, size: number): void => {
  doc.markContent('Artifact')
  doc
    .save()
    .translate(x, y)
    .scale(size / 64)
  doc.path(markPaths.plate).fill('#ffc61a')
  doc.path(markPaths.pole).fill(ink)
  doc.translate(8, 9.5).scale(0.74).path(markPaths.dog).fill(ink)
  doc.restore()
  doc.endMarkedContent()
  doc.fillColor('black')
}
