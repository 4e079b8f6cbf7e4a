/** Bangladeshi merchandisers and buyers abroad. */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const EXPORT_LINES = [
  ...enquiryLines(
    'BD',
    `
vai 100% cotton poplin 40x40/133x72 57/58" dyed 20000 yds price koto
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, 57", 20000 yard
cotton twill 20x16/128x60 58" dyed black lagbe 30000 yard 25 diner moddhe
    => cotton 1:100, #107, yarns 20 16, threads 128 60, finished dyed, colours black, 58", 30000 yard, by 2026-12-13
20/16 128/60 twill 57" khaki 15k yds CNF Chittagong
    => cotton 1:100, #107, yarns 20 16, threads 128 60, finished dyed, colours khaki, 57", 15000 yard, to Chittagong
TC 65/35 pocketing 45x45/110x76 white 44" 50000 yds
    => polyester 2:65+1:35, yarns 45 45, threads 110 76, finished dyed, colours white, 44", 50000 yard
rayon print 30x30 68x64 lagbe 10000 goj
    => rayon 4:100, yarns 30 30, threads 68 64, finished printed, 10000 yard
kora kapor cotton 20x20 60x60 bohor 63 inch 1 lakh goj
    => cotton 1:100, yarns 20 20, threads 60 60, greige, 63", 100000 yard
denim 10.5 oz stretch 98/2 cotton spandex 25000 yds target $2.35
    => denim 1:98+9:2, #302, finished denim, 356 gsm, 25000 yard, target 2.35
yarn dyed check 40x40 100x72 cotton 57" 8000 yds LC 90 days
    => cotton 1:100, yarns 40 40, threads 100 72, finished yarn_dyed, 57", 8000 yard, credit 90
PV suiting 65/35 dyed kalo 5000 goj
    => polyester 2:65+4:35, #412, finished dyed, colours black, 5000 yard
Need price for oxford 40x20/110x54 YD 58" 12,000 yds in house 15 Jan
    => cotton 1:100, #111, yarns 40 20, threads 110 54, finished yarn_dyed, 58", 12000 yard, by 2027-01-15
poplin lal 2000 yds, sada 3000 yds, dyed 133x72 40x40
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours red; white, 5000 yard, each 2000 3000
flannel 20x10 42x44 printed 58" usd 1.45/yd 10000 yds
    => cotton 1:100, #114, yarns 20 10, threads 42 44, finished printed, 58", 10000 yard, target 1.45
taffeta 190T dyed 58" 20k yds c&f ctg
    => polyester 2:100, #405, finished dyed, 58", 20000 yard, to Chittagong
corduroy 16x20/64x128 dyed 6000 yds 45 din er moddhe lagbe
    => cotton 1:100, #118, yarns 16 20, threads 64 128, finished dyed, 6000 yard, by 2027-01-02
canvas 10x10/72x36 dyed olive 57/58 8000 yds payment TT advance
    => cotton 1:100, #110, yarns 10 10, threads 72 36, finished dyed, colours olive, 57", 8000 yard, credit 0
CVC 60/40 40x40/110x70 grey fabric 30000 yds
    => cotton 1:60+2:40, yarns 40 40, threads 110 70, greige, 30000 yard
spandex twill 97/3 cotton spandex 20x16+70D/130x56 50" 7000 yds navy
    => cotton 1:97+9:3, #121, yarns 20 16+70D, threads 130 56, finished dyed, colours navy, 50", 7000 yard
assalamu alaikum bhai, voile 80x80/80x72 sada 54" 5000 yds lagbe
    => cotton 1:100, #103, yarns 80 80, threads 80 72, finished dyed, colours white, 54", 5000 yard
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Dear Sir, please quote 100% cotton poplin 40x40/133x72, 57/58", PFD, 10,000 yds CIF Hamburg
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished rfd, 57", 10000 yard, to Hamburg
Looking for viscose twill 30x30 124x64 dyed Pantone 18-1664 TCX, 3000 meters, FOB Nhava Sheva
    => rayon 4:100, #202, yarns 30 30, threads 124 64, finished dyed, colours 18-1664 TCX, 3000 metre
We need 5,000 m of 8 oz cotton canvas, natural greige, width 150 cm
    => cotton 1:100, #110, greige, 59", 271.2 gsm, 5000 metre
GRS recycled polyester pongee 75D, 2000 yds, dyed black, needed by January 20, 2027
    => polyester 3:100, #406, yarns 75D 75D, finished dyed, colours black, 2000 yard, by 2027-01-20, certified grs
organic cotton sateen 60x60 173x104 118 inches white 4000 yards
    => cotton 13:100, #109, yarns 60 60, threads 173 104, finished dyed, colours white, 118", 4000 yard
55% cotton 45% linen, 160 gsm, yarn dyed stripes, 1500 yds
    => cotton 1:55+7:45, finished yarn_dyed, 160 gsm, 1500 yard
Lyocell plain 40x40 100x80 58" dyed sage 2,500 yds, target USD 3.10
    => rayon 6:100, #209, yarns 40 40, threads 100 80, finished dyed, colours sage, 58", 2500 yard, target 3.10
selvedge denim 14 oz 30" 1000 yds
    => denim, #307, finished denim, 30", 474.7 gsm, 1000 yard
Chiffon 30D x 30D 96x84 printed 10 designs 500 yds per design
    => polyester 2:100, #402, yarns 30D 30D, threads 96 84, finished printed, colours 10, 5000 yard, each 500 500 500 500 500 500 500 500 500 500
chambray 4.5oz 58" 3000yds DA 60 days, ship by 15-Jan-2027
    => cotton 1:100, #112, finished yarn_dyed, 58", 152.6 gsm, 3000 yard, credit 60, by 2027-01-15
Kindly offer herringbone 20x20/108x58 dyed charcoal 147 cm 2000 mtr
    => cotton 1:100, #117, yarns 20 20, threads 108 58, finished dyed, colours charcoal, 58", 2000 metre
PO 88123: cotton lawn 80x80/92x88 printed 58" 6000 yds
    => cotton 1:100, #105, yarns 80 80, threads 92 88, finished printed, 58", 6000 yard, po 88123
please send best price cotton voile 80s 80x72 rfd 54in 5k yds cnf Colombo
    => cotton 1:100, #103, yarns 80 80, threads 80 72, finished rfd, 54", 5000 yard, to Colombo
We need 3,000 meters of 140gsm 100% viscose challis, printed, width 145cm, delivered to New York by March 15
    => rayon 4:100, #201, finished printed, 57", 140 gsm, 3000 metre, to New York, by 2027-03-15
`,
  ),
];
