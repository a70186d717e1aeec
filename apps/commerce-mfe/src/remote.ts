import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  'coupon-list': () => import(/* webpackChunkName: "coupon-list" */ './coupon/CouponListScreen'),
  'coupon-create': () => import(/* webpackChunkName: "coupon-create" */ './coupon/CreateScreen'),
  'coupon-update': () => import(/* webpackChunkName: "coupon-update" */ './coupon/UpdateScreen'),
  'coupon-view': () => import(/* webpackChunkName: "coupon-view" */ './coupon/ViewScreen'),
  'quick-paylink': () => import(/* webpackChunkName: "quick-paylink" */ './paylink/QuickPaylinkScreen'),
  'payment-list': () => import(/* webpackChunkName: "payment-list" */ './payment/PaymentListScreen'),
  'payment-view': () => import(/* webpackChunkName: "payment-view" */ './payment/PaymentViewScreen'),
  'invoice-list': () => import(/* webpackChunkName: "invoice-list" */ './invoice/InvoiceListScreen'),
  'invoice-view': () => import(/* webpackChunkName: "invoice-view" */ './invoice/InvoiceViewScreen'),
  'home-figures': () => import(/* webpackChunkName: "home-figures" */ './coupon/home/HomeCouponFigures'),
  'home-attention': () => import(/* webpackChunkName: "home-attention" */ './coupon/home/HomeAttention'),
  'home-uses': () => import(/* webpackChunkName: "home-uses" */ './coupon/home/HomeUses'),
});
