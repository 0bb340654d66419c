export { drawPage } from './app/boot/drawPage'
