import './ui/system/fonts.css'
import { boot } from './app/boot/boot'

void boot()
