int depth_of_berth(int berth);
