export { prerenderPage } from './app/boot/prerenderPage'
